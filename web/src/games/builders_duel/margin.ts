/** Small pictures beside the rules, by chapter and paragraph. */
import anvil from 'icon:anvil';
import church from 'icon:church';
import coins from 'icon:two-coins';
import crown from 'icon:crown';
import hammer from 'icon:hammer-nails';
import letter from 'icon:tied-scroll';
import log from 'icon:log';
import person from 'icon:person';
import scales from 'icon:scales';
import seal from 'icon:wax-seal';
import stone from 'icon:stone-block';
import trowel from 'icon:trowel';
import wool from 'icon:wool';

export const MARGIN: Record<string, string> = {
  '1.1': church,
  '1.2': anvil,
  '2.1': wool,
  '2.2': coins,
  '2.3': seal,
  '2.4': crown,
  '5.1': seal,
  '6.2': crown,
  '6.3': coins,
  '6.4': seal,
  '6.5': log,
  '6.6': hammer,
  '6.7': scales,
  '6.8': person,
  '6.9': letter,
  '7.1': trowel,
  '7.2': coins,
  '7.3': church,
  '7.4': seal,
  '7.5': coins,
  '7.6': stone,
  '9.1': church,
};
