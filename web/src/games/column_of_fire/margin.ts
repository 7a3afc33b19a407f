/** Small pictures beside the rules, by the number of a paragraph. */
import barrel from 'icon:barrel';
import bars from 'icon:window-bars';
import bible from 'icon:open-book';
import books from 'icon:book-pile';
import coins from 'icon:two-coins';
import crate from 'icon:wooden-crate';
import cross from 'icon:crucifix';
import crown from 'icon:crown';
import door from 'icon:exit-door';
import galleon from 'icon:galleon';
import hourglass from 'icon:sands-of-time';
import laurels from 'icon:laurels';
import next from 'icon:fast-forward-button';
import ore from 'icon:ore';
import pay from 'icon:pay-money';
import receive from 'icon:receive-money';
import scales from 'icon:scales';
import scroll from 'icon:tied-scroll';
import shield from 'icon:checked-shield';
import torch from 'icon:torch';
import turn from 'icon:clockwise-rotation';
import { BEADS, HOUSE } from './beads';

export const MARGIN: Record<string, string> = {
  '1.1': torch,
  '1.4': laurels,
  '1.5': crate,
  '2.1': crown,
  '2.2': bars,
  '2.3': cross,
  '2.5': scroll,
  '3.1': hourglass,
  '4.1': bars,
  '4.2': cross,
  '4.3': bible,
  '4.4': laurels,
  '4.5': hourglass,
  '5.3': pay,
  '5.4': cross,
  '5.5': HOUSE,
  '6.1': BEADS,
  '6.2': pay,
  '7.2': books,
  '7.3': scroll,
  '7.4': shield,
  '7.5': laurels,
  '7.6': coins,
  '7.7': scales,
  '7.8': bible,
  '7.9': turn,
  '7.11': door,
  '7.12': next,
  '7.13': crate,
  '7.14': galleon,
  '7.15': barrel,
  '8.1': HOUSE,
  '8.2': ore,
  '9.1': scroll,
  '9.3': pay,
  '10.1': torch,
  '10.3': laurels,
  '10.4': scales,
  '11.1': torch,
  '11.3': shield,
  '11.4': bars,
  '11.5': pay,
  '11.7': receive,
  '12.1': galleon,
  '12.2': cross,
  '13.1': hourglass,
  '13.2': laurels,
};
