/** Small pictures beside the rules, by the number of a paragraph. */
import bowl from 'icon:pestle-mortar';
import bricks from 'icon:brick-pile';
import church from 'icon:church';
import cloth from 'icon:rolled-cloth';
import coins from 'icon:two-coins';
import crown from 'icon:crown';
import discard from 'icon:card-discard';
import gavel from 'icon:gavel';
import heart from 'icon:heart-shield';
import hood from 'icon:hood';
import house from 'icon:family-house';
import kneeling from 'icon:kneeling';
import laurels from 'icon:laurels';
import lock from 'icon:padlock';
import pay from 'icon:pay-money';
import plague from 'icon:plague-doctor-profile';
import prayer from 'icon:prayer';
import receive from 'icon:receive-money';
import scroll from 'icon:tied-scroll';
import shop from 'icon:shop';
import sickle from 'icon:sickle';
import spinning from 'icon:spinning-wheel';
import stone from 'icon:stone-block';
import stones from 'icon:stone-pile';
import swords from 'icon:crossed-swords';
import trade from 'icon:trade';
import turn from 'icon:clockwise-rotation';
import wheat from 'icon:wheat';
import wool from 'icon:wool';

export const MARGIN: Record<string, string> = {
  '1.1': laurels,
  '1.4': wool,
  '2.1': church,
  '2.3': crown,
  '3.1': scroll,
  '3.2': plague,
  '4.1': turn,
  '4.2': hood,
  '5.1': receive,
  '6.1': stone,
  '6.3': crown,
  '6.4': hood,
  '6.5': lock,
  '7.1': scroll,
  '7.3': discard,
  '7.5': trade,
  '7.6': swords,
  '8.1': wheat,
  '8.2': prayer,
  '8.3': stones,
  '8.4': bricks,
  '8.5': shop,
  '8.6': scroll,
  '8.7': house,
  '8.8': sickle,
  '8.9': pay,
  '8.10': spinning,
  '8.11': bowl,
  '8.12': crown,
  '9.2': crown,
  '10.1': stone,
  '10.4': prayer,
  '10.5': wheat,
  '10.6': coins,
  '10.7': heart,
  '10.9': plague,
  '11.1': kneeling,
  '11.2': receive,
  '11.3': gavel,
  '12.1': lock,
  '12.2': bricks,
  '12.3': pay,
  '12.4': church,
  '12.6': heart,
  '13.1': plague,
  '13.3': bowl,
  '13.6': house,
  '14.2': trade,
  '14.4': coins,
  '14.5': lock,
  '14.6': bricks,
  '14.7': swords,
  '14.8': house,
  '14.10': discard,
  '14.12': cloth,
  '15.1': laurels,
};
