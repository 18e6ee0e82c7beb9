import type { NicheRow } from './rows.ts';

/** Industry, logistics, food, retail and travel. */
export const tradeNiches: readonly NicheRow[] = [
  {
    stems:
      'manufactur|industrial equipment|machining|contract manufactur|metal fabric|injection mold|cnc|machine tool|packaging machine',
    offer: 'industrial parts and machines',
    sellers: 'machine builders and job shops',
    client: 'customer',
    audience: 'manufacturers',
    buyers: 'plant managers, engineers and purchasing heads who buy parts and machines',
    problems:
      'a supplier that confirmed and did not deliver|a drawing that allows three readings|a machine that waits for one technician|tooling nobody wants to own',
    moments: 'the month a supplier misses a date twice|the quarter a new line is planned',
    myth: 'Three quotes and take the middle one',
    words: 'the lead time|tolerances|the first article|the quote',
    names: 'First Article|Twice Late',
  },
  {
    stems:
      'industrial automation|robot|factory automation|plc|industry 4 0|predictive maintenance|machine vision|control system|mes',
    offer: 'factory automation',
    talk: {
      second: 'an operator with thirty years on the line',
      paper: 'the downtime log of one week|a quote for a robot cell',
      debate: 'buy the machine, or fix the changeover first',
      asks: 'When did you last see good equipment stand still for months, and what was it waiting for?|Who hears your line go wrong before the screen does, and who stands next to them?|Which small stop adds up to more than the big breakdown everybody talks about?',
    },
    sellers: 'system integrators',
    client: 'customer',
    audience: 'manufacturers',
    problems:
      'a robot under a tarp|a fault that only one operator can hear|a line stopped by a label printer|an investment that waits for the perfect part',
    moments: 'the quarter two operators retire|the month a customer doubles the order',
    momentAngles:
      'Count back from the last shift: what only these two do, what a successor has to see once in summer and once in winter, what a log or a camera can keep. Name the step that has to begin a year before, and the one that can wait until the last month.|Walk the line with twice the order in hand: which station stops first, what a second shift would solve, which part takes months to arrive. Say what to promise the customer in the first week, and what only after a trial run.',
    myth: 'Our volumes are too small',
    words: 'cycle time|changeover|payback|the operator',
    names: 'The Robot Under the Tarp|Cycle Time',
  },
  {
    stems:
      'freight|logistic|trucking|shipping|freight brok|3pl|transport|warehous|fulfillment|last mile|courier',
    offer: 'freight and warehousing',
    sellers: 'freight brokers and carriers',
    audience: 'supplyChain',
    problems:
      'a truck that was booked and not there|charges that appear after delivery|a warehouse that is full of the wrong things|a customer who knows first',
    moments: 'the weeks before peak season|the month a carrier goes out of business',
    myth: 'The cheapest rate is the cheapest freight',
    words: 'detention|spot rates|the dock|claims',
    names: 'Booked and Not There|The Dock Door',
  },
  {
    stems:
      'supply chain consult|procurement|sourcing|import|export|customs|purchasing|global trade|inventory',
    offer: 'sourcing and trade services',
    sellers: 'sourcing agents',
    audience: 'supplyChain',
    buyers: 'owners and purchasing heads who buy abroad',
    problems:
      'a sample that was better than the container|a tariff announced while the ship was at sea|a single factory for the best seller|minimums that fill the warehouse',
    moments: 'the month a tariff changes|the quarter a best seller is out of stock',
    myth: 'Direct from the factory is always cheaper',
    words: 'landed cost|minimums|the sample|the lead time',
    names: 'Better Than the Container|Landed Cost',
  },
  {
    stems:
      'safety|osha|workplace safety|ehs|quality manage|iso|inspection|compliance train|food safety',
    offer: 'safety and quality consulting',
    sellers: 'safety consultants',
    audience: 'manufacturers',
    buyers: 'plant and operations managers who answer for safety and quality',
    problems:
      'a binder that is opened for the audit|a shortcut everyone takes|the same finding for three years|a toolbox talk read aloud',
    moments: 'the week after a near miss|the months before a certification audit',
    myth: 'Accidents happen to careless people',
    words: 'near misses|findings|the binder|corrective action',
    names: 'The Same Finding|Nobody Opens the Binder',
  },
  {
    stems: 'aerospace|defense|aviation|automotive supplier|auto part',
    offer: 'aerospace and automotive supply',
    sellers: 'suppliers of the same tier',
    client: 'customer',
    audience: 'manufacturers',
    buyers: 'engineers and buyers at aerospace and vehicle makers',
    problems:
      'a part with one qualified source|a forecast that changes on Thursday|a certificate missing in the box|engineering changes without a price',
    moments: 'the quarter a program ramps up|the month a source is disqualified',
    myth: 'Price decides every award',
    words: 'qualification|PPAP|the program|traceability',
    names: 'Single Source|Changed on Thursday',
  },
  {
    stems: 'agricult|farm|crop|seed|livestock|agtech|farm equipment|fertiliz',
    offer: 'farm inputs and advice',
    talk: {
      second: 'a lender who sees forty operations a year',
      paper: 'a yield map and the bill that goes with it|an invoice for seed with its discounts',
      debate: 'spend more on seed, or spend it on drainage',
      asks: 'Which field would you stop farming if nobody were watching?|Which machine would you buy again on the same terms, and which one only if you could hire it?|Who at the kitchen table disagreed about the lease, and were they right?',
    },
    cautions: [
      {
        title: 'Recording dates, and the season',
        conflict:
          'Growers do not sit down for an hour in planting or at harvest, whatever the calendar says.',
        instead:
          'Put the planting and harvest weeks of your region into the calendar first. Record the early episodes in winter or on rain days, two at a time if need be, and publish through the season.',
      },
    ],
    sellers: 'farm suppliers',
    client: 'customer',
    audience: 'farmers',
    buyers: 'growers of corn, soybeans and other row crops',
    guests:
      'a grower who rents out half of the land|a grower who stopped plowing|the daughter who came back to run the farm',
    openers:
      'Which field did you leave alone first, and what did the neighbors say?|What did you change in the first season, and what did your parents say?',
    problems:
      'a field that never pays for its seed|equipment that is financed longer than it runs|labor found two weeks late|a lease agreed over coffee',
    moments: 'the winter in which inputs are bought|the week after a bad harvest',
    momentAngles:
      'Put seed, fertilizer, the operating loan and the lease in the order in which they fall due. Say of each which question is asked in March that belonged in December, and what lies between the two in dollars per acre. Close with the one purchase that can wait.|Go through the week: the insurance adjuster, the lender, the landlord, the neighbor who asks. Say what each of them needs to hear, which number has to be right the first time, and what no grower should decide before the combine is clean.',
    myth: 'Get big or get out',
    words: 'inputs|the lease|yield maps|the operating loan',
    names: 'The Field That Never Pays|Kitchen-Table Leases',
  },
  {
    stems:
      'food service|food truck|meal prep|organic|honey|bee|chocolate|catering|bakery|cafe|coffee|restaurant|brewer|wine|spirits|distill|bar',
    offer: 'food and drink',
    sellers: 'restaurants and food makers',
    client: 'customer',
    audience: 'private',
    buyers: 'people in town who choose where to eat and what to bring home',
    guests:
      'a couple who cook for twelve every month|a baker who starts at two in the morning|a guest who sent the dish back and returned',
    talk: {
      second: 'a friend who picked the place last time',
      paper: 'the menu of the first week',
      debate: 'the place everyone knows, or the new one',
      asks: 'Where did you eat the last three Saturdays, and who decided?|Which bottle did you buy for the label, and did you finish it?|Which dish do you drive for?',
    },
    problems:
      'a Saturday with the same three places|a wine chosen by the label|a dinner that must please six people|good places found the week they close',
    moments: 'the week of an anniversary|the month friends come to visit',
    myth: 'The full place is the good place',
    words: 'the menu|the reservation|the season|the regulars',
    names: 'Six at the Table|Made Around Here',
  },
  {
    stems:
      'restaurant supply|restaurant software|restaurant equipment|pos system|hospitality software|restaurant market|hospitality tech',
    offer: 'supplies and systems for restaurants',
    sellers: 'restaurant suppliers',
    client: 'customer',
    audience: 'restaurants',
    problems:
      'food cost that is known in the next month|a menu priced by the neighbor’s|a terminal that fails at eight on Friday|guests whose names only the app knows',
    moments: 'the slow weeks of January|the month a lease is renewed',
    myth: 'A full house means profit',
    words: 'prime cost|covers|the walk-in|tips',
    names: 'Eight on Friday|A Full House and No Profit',
  },
  {
    stems:
      'cpg|food brand|beverage|consumer goods|snack|packaged food|supplement brand|natural product',
    offer: 'packaged food and consumer goods',
    sellers: 'consumer brands',
    client: 'customer',
    audience: 'retailers',
    buyers: 'store owners and category buyers who decide what stands on the shelf',
    problems:
      'a shelf that is full of the same promise|a launch that nobody restocks|slotting fees paid for dust|samples that never reach a mouth',
    moments: 'the weeks of a category review|the month before a season begins',
    myth: 'Taste sells itself',
    words: 'velocity|the planogram|slotting|the broker',
    names: 'Eye Level|Third Shelf From the Top',
  },
  {
    stems:
      'e commerce|ecommerce|online shop|dropship|amazon|shopify|etsy|online store|dtc|handmade|subscription box|toys|board game',
    offer: 'products sold online',
    sellers: 'online sellers',
    client: 'customer',
    audience: 'private',
    buyers: 'shoppers who research for an evening before they order',
    problems:
      'reviews that cannot be trusted|a parcel that looks different from the picture|a gift that must arrive by Friday|a return that costs an hour',
    moments: 'the weeks before the holidays|the evening something breaks',
    myth: 'The top result is the best one',
    words: 'reviews|shipping|the return|the dupe',
    names: 'Add to Cart|Opened, Kept',
  },
  {
    stems:
      'ecommerce agenc|amazon consult|shopify agenc|shopify develop|shopify consult|ecommerce consult|amazon agenc|marketplace manage|ecommerce growth',
    offer: 'e-commerce services',
    sellers: 'e-commerce agencies',
    audience: 'ecommerce',
    problems:
      'a best seller copied within a month|inventory ordered by feeling|email that is only discounts|fees that changed in the small print',
    moments: 'the month a listing is suspended|the quarter before the holidays',
    myth: 'More products mean more sales',
    words: 'contribution margin|the listing|stockouts|the repeat rate',
    names: 'Copied Within a Month|The Third Order',
  },
  {
    stems: 'fashion|apparel|clothing|jewel|stylist|textile|footwear|personal styl|bridal',
    offer: 'clothing and jewelry',
    sellers: 'designers',
    client: 'customer',
    audience: 'enthusiasts',
    buyers: 'women and men who would rather own ten good things',
    problems:
      'a full closet and nothing to wear|sizes that mean nothing|a sale that was no bargain|pieces worn once',
    moments: 'the first week of a new job|the months before a wedding',
    myth: 'Style is for thin people with money',
    words: 'a good fit|the closet|fabric|the cost per wear',
    names: 'Ten Good Things|Worn More Than Once',
  },
  {
    stems: 'car|auto repair|car dealer|detailing|auto|motorcycle|rv|boat|tire',
    offer: 'cars and repairs',
    sellers: 'garages and dealers',
    client: 'customer',
    audience: 'enthusiasts',
    buyers: 'drivers who keep a car for ten years and want to know why it costs what it costs',
    problems:
      'a warning light and a long trip|a repair that exceeds the car|a used car with a clean story|a dealer package nobody explained',
    moments: 'the week before a long drive|the month a warranty ends',
    myth: 'The dealer has to do it or the warranty is gone',
    words: 'the estimate|the recall|mileage|the inspection',
    names: 'Worth Fixing|The Warning Light',
  },
  {
    stems:
      'travel agenc|travel|tour|tourism|travel advis|cruise|travel plan|luxury travel|adventure|destination',
    offer: 'travel planning',
    sellers: 'travel agents',
    audience: 'travelers',
    problems:
      'forty open tabs and no booking|a connection of thirty-five minutes|a place that was better in the photograph|four generations on one trip',
    moments: 'the January evenings in which trips are planned|the year of a big anniversary',
    myth: 'Booking it yourself is cheaper',
    words: 'the itinerary|high season|the upgrade|travel insurance',
    names: 'Forty Open Tabs|The Thirty-Five-Minute Connection',
  },
  {
    stems: 'wedding|wedding plan|florist|celebrant|wedding venue|dj|party',
    offer: 'weddings and celebrations',
    sellers: 'wedding planners',
    audience: 'couples',
    buyers: 'couples who are planning a wedding, and their parents',
    problems:
      'a guest list that grew at dinner|a venue that is booked for two years|a budget eaten by chairs|a speech nobody stopped',
    moments: 'the weeks after an engagement|the month invitations go out',
    myth: 'It is one day, so it has to be perfect',
    words: 'the venue|the seating plan|the vendor|RSVPs',
    names: 'The Plus-One Problem|The Seating Chart',
  },
];
