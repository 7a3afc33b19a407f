/** Small pictures beside the rules, by chapter and paragraph. */
import cards from 'icon:card-pick';
import church from 'icon:church';
import coins from 'icon:two-coins';
import crown from 'icon:crown';
import cup from 'icon:jeweled-chalice';
import farm from 'icon:barn';
import fire from 'icon:burning-embers';
import flower from 'icon:flower-star';
import hammer from 'icon:flat-hammer';
import key from 'icon:key';
import laurels from 'icon:laurels';
import leaf from 'icon:maple-leaf';
import loot from 'icon:swap-bag';
import privilege from 'icon:wax-seal';
import scroll from 'icon:tied-scroll';
import shield from 'icon:checked-shield';
import snow from 'icon:snowflake-2';
import sun from 'icon:sun';
import wheat from 'icon:wheat';

export const MARGIN: Record<string, string> = {
  '1.1': crown,
  '1.2': shield,
  '1.3': scroll,
  '2.1': cards,
  '2.3': key,
  '2.4': farm,
  '2.5': privilege,
  '4.1': snow,
  '4.3': privilege,
  '5.1': flower,
  '5.3': cards,
  '5.4': key,
  '6.1': scroll,
  '6.2': privilege,
  '6.3': church,
  '6.4': hammer,
  '7.1': sun,
  '7.2': hammer,
  '7.3': wheat,
  '7.4': shield,
  '7.6': fire,
  '7.7': loot,
  '7.8': cup,
  '8.1': leaf,
  '8.2': privilege,
  '8.3': wheat,
  '8.4': crown,
  '8.7': coins,
  '9.1': church,
  '9.2': laurels,
};
