import type { NicheRow } from './rows.ts';

/** Trades that differ from their neighbors in the other tables by who buys and when. */
export const moreNiches: readonly NicheRow[] = [
  {
    stems:
      'sleep consult|baby sleep|sleep train|infant sleep|newborn sleep|pediatric sleep|toddler sleep|sleep coach',
    offer: 'baby sleep coaching',
    paid: 'help with sleep',
    cautions: [
      {
        title: 'Safe sleep comes first',
        conflict:
          'Parents act on your words at three in the morning, and some habits that help a baby sleep are not safe.',
        instead:
          'Say in every episode that safe sleep comes first: on the back, on a firm, flat surface, with nothing else in the crib. Send questions about breathing, weight or fever to the pediatrician, and leave them out of your episodes.',
      },
    ],
    sellers: 'sleep consultants',
    note: 'General information, not medical advice. Safe sleep comes first: on the back, on a firm, flat surface, with nothing else in the crib.',
    audience: 'parents',
    buyers: 'parents of babies and toddlers who have not slept through in months',
    guests:
      'a mother who can name the date of the first four-hour night|a father who took every second night|a pediatric nurse with three children',
    openers:
      'Which night was the first you took alone, and how did it go?|Which advice do you give on the ward and break at home?',
    talk: {
      second: 'a partner who gets up first and says nothing',
      paper: 'the sleep log of one bad week',
      debate: 'pick up the baby, or wait five minutes',
      asks: 'What happened at minute thirty-one, and what had you tried before?|Who was the baby asleep on, and how did that person get some sleep?|What did you two agree on at noon that you could never agree on at night?',
    },
    problems:
      'naps that last exactly thirty minutes|a baby who sleeps only on somebody|two parents with two methods at three in the morning|a night that was good once and never again',
    moments: 'the month parental leave ends|the weeks of the four-month regression',
    momentAngles:
      'Count back from the first day at work: who will do the naps, what the day care does differently, how the last feed moves, and what to leave alone in the same week. Name the one change worth making two weeks before.|Go through it week by week: what changes in a baby’s sleep around four months, what parents change too early, what can stay as it is, and when the pediatrician is the right person to ask.',
    myth: 'They will sleep when they are ready',
    words: 'wake windows|night feeds|the crib|the monitor',
    names: 'Awake Again|Thirty-Minute Naps',
  },
  {
    stems: 'wedding photo|wedding film|wedding video|engagement photo|elopement photo',
    offer: 'wedding photography',
    cautions: [
      {
        title: 'Booked before they listen',
        conflict:
          'Couples book the photographer many months ahead, often right after the venue. In the six weeks before the wedding nobody buys anything from you.',
        instead:
          'Make the first three episodes for the weeks after the engagement. Tips for the day itself are for couples you already have, and they forward them to friends who have just got engaged.',
      },
    ],
    sellers: 'wedding photographers',
    audience: 'couples',
    buyers: 'couples planning a wedding, and the families who pay for it',
    guests:
      'a couple married last year who met four photographers|a planner who saved a timeline|a father of the bride who put the phone away',
    openers:
      'Which half hour did you save, and who noticed?|At which moment did you put the phone away, and what did you see then?',
    talk: {
      second: 'a mother who pays for the pictures',
      paper: 'the quote with its three packages|a photographer’s contract',
      debate: 'book the photographer first, or the venue',
      asks: 'How did you get from forty portfolios to three, and what decided it?|Which line of the quotes did you not understand, and whom did you ask?|Which picture do you look at today, and did you ask for it when you chose?',
    },
    problems:
      'forty portfolios that look the same|three quotes nobody can compare|a timeline that leaves ten minutes for the couple|nine hundred pictures and none on the wall',
    moments: 'the weeks after the engagement|the month the venue is booked',
    myth: 'Everyone will have a phone anyway',
    words: 'the portfolio|the quote|the contract|the gallery',
    names: 'The Kept Photo|Forty Tabs Open',
  },
  {
    stems:
      'over 50 get fit|over 40 get fit|over 50 get strong|over 40 get strong|women over 50 fitness|women over 40 fitness|women over 50 strength|women over 40 strength|women personal train|women strength|women fitness|midlife fitness|menopause fitness',
    offer: 'strength training',
    cautions: [
      {
        title: 'You cannot see them lift',
        conflict:
          'Some listeners have low bone density, high blood pressure or an old injury, and they will try on Tuesday what you describe on Monday.',
        instead:
          'Say with each exercise who should ask a doctor first, and which pain means stop. Talk about how to begin; correct the form of {client}s in person.',
      },
    ],
    paid: 'a strength coach',
    sellers: 'fitness coaches',
    note: 'General information, not medical advice. Ask your doctor before you start.',
    audience: 'womenOverFifty',
    buyers: 'women over fifty who want to be strong again and do not feel at home in a gym',
    talk: {
      second: 'a husband or partner who has noticed the change',
      paper: 'a training diary of the first month',
      debate: 'three hard hours a week, or twenty minutes a day',
      asks: 'Which plan did you follow last, and for whose body was it written?|When did you last walk into a weight room, and who was there?|What can you lift or carry today that you could not a year ago?',
    },
    problems:
      'plans written for thirty-year-old bodies|a weight room full of other people|a shoulder that ends every program in week three|muscle that leaves faster than it used to',
    moments: 'the month after a bone density scan|the first winter after menopause',
    myth: 'At my age walking is enough',
    words: 'strength|bone density|the weight room|the stairs',
    names: 'Carry Your Own Suitcase|Stronger at Fifty-Five',
  },
  {
    stems:
      'm a advis|mergers|business broker|exit plan|sell side|business sale|business valuation|exit advis|succession',
    offer: 'advice on selling a company',
    needsClearance: true,
    note: 'General information, not advice on your own sale.',
    cautions: [
      {
        title: 'Your own compliance first',
        conflict:
          'If you are registered with a broker-dealer, a podcast counts as communication with the public, and it is not yours alone to approve.',
        instead:
          'Write to its compliance desk today, with the title, the description and the invitation; the three lines for guests follow in week 1. Invite nobody before it agrees. If the answer takes longer than week 1, weeks 2 to 13 move by as much. If you are not registered, skip this.',
        firstStep:
          'If you are registered with a broker-dealer, today’s message goes to its compliance desk instead, and guests hear from you once it agrees.',
      },
    ],
    sellers: 'sell-side advisers',
    audience: 'sellingOwners',
    buyers: 'owners who built a company and are thinking about selling it within five years',
    talk: {
      second: 'a spouse who has lived with the company',
      paper: 'a sample letter of intent|the first list of a buyer’s questions',
      debate: 'sell to a competitor, to an investor or to the team',
      invented:
        'A made-up company has three offers: the competitor pays most, the investor wants an earn-out, and the team needs a loan. What would you want to know before you choose?',
      asks: 'How long could you stay away before somebody had to call you?|What did people say when they saw your customer list by size?|Which line of the offer looked small on the first day and turned out to matter most?',
    },
    problems:
      'a company that cannot run without its owner|one customer with a third of the revenue|an offer that looks high until you read the terms|a family that has not been asked',
    moments: 'the month an unsolicited offer arrives|the year the owner turns sixty',
    momentAngles:
      'Go through the month week by week: the first call, who is told and who is not, the paper not to sign in the first week, the second opinion on the price. Say what can wait until the buyer has shown where the money comes from.|Put the year in order: the question at the birthday table, the talk with the spouse and the children, the first honest look at the numbers, the call to the accountant about taxes. Say which of them needs two years’ lead, and which can wait.',
    myth: 'When I am ready to sell, a buyer will be there',
    words: 'the multiple|the earn-out|due diligence|the letter of intent',
    names: 'The Terms|Five Years Before the Sale',
  },
  {
    stems:
      'daycare|day care|preschool|childcare|child care|nanny|summer camp|kindergarten|montessori',
    offer: 'childcare',
    sellers: 'childcare providers',
    audience: 'parents',
    buyers: 'parents of small children who need a place they can trust',
    problems:
      'a waiting list that is longer than the pregnancy|a goodbye at the door that lasts the whole morning|a pickup time no employer respects|a tour that shows the toys and not the staff',
    moments: 'the month parental leave ends|the weeks before a move to a new group',
    myth: 'They are all full, so we take what we get',
    words: 'the waiting list|drop-off|the ratio|sick days',
    names: 'At Drop-off|The Waiting List',
  },
  {
    stems:
      'doula|midwif|midwive|lactation|childbirth|birth center|birth support|birthing|pregnan|prenatal|postpartum|expecting',
    offer: 'birth and newborn support',
    sellers: 'doulas',
    audience: 'expecting',
    rule: 'health',
    problems:
      'a birth plan that nobody at the hospital reads|feeding that hurts after the first week|a partner who does not know what to do|visitors who come to hold the baby',
    moments: 'the last month before the due date|the second week at home',
    myth: 'It will all come naturally',
    words: 'the due date|the hospital bag|latch|the first week',
    names: 'The Second Week|Who Holds the Baby',
  },
  {
    stems: 'home inspect|house inspect|home inspector|radon|mold inspect',
    offer: 'home inspections',
    sellers: 'home inspectors',
    audience: 'homeBuyers',
    problems:
      'a basement that was painted last week|a report of eighty pages and one sentence that matters|a roof with two years left|an offer without an inspection',
    moments: 'the ten days after an accepted offer|the week before a house is listed',
    myth: 'It is a new house, so there is nothing to find',
    words: 'the report|the crawl space|the panel|the credit',
    names: 'Eighty Pages|Painted Last Week',
  },
  {
    stems: 'funeral|cremat|cemeter|burial|memorial service',
    offer: 'funerals and farewells',
    sellers: 'funeral homes',
    audience: 'retirees',
    buyers: 'families who have to arrange a farewell, and people who want to spare them that',
    problems:
      'decisions made on the worst day|prices nobody likes to ask for|brothers and sisters with three ideas|a wish that was never written down',
    moments: 'the week after a diagnosis|the days after a death',
    myth: 'The children will know what I want',
    words: 'the arrangements|the urn|the obituary|the price list',
    names: 'What Dad Wanted|Never Written Down',
  },
  {
    stems: 'supplement|vitamin|wellness product|natural product|cbd|essential oil',
    offer: 'supplements and wellness products',
    sellers: 'supplement brands',
    audience: 'professionals',
    client: 'customer',
    rule: 'health',
    problems:
      'a shelf of bottles nobody finishes|labels that promise everything|advice that comes from the seller|money spent before a blood test',
    moments: 'the month after a check-up|the second week of January',
    myth: 'It is natural, so it cannot hurt',
    words: 'the label|the dose|third-party tests|the subscription',
    names: 'Read the Label|Half-Full Bottles',
  },
  {
    stems:
      'restaurant consult|restaurant advis|restaurant coach|hospitality consult|menu consult|bar consult|bakery consult|cafe consult|café consult',
    offer: 'restaurant consulting',
    sellers: 'restaurant consultants',
    audience: 'restaurants',
    problems:
      'a full house that earns nothing|a menu with forty dishes and nine that sell|a kitchen that depends on one cook|a second location that eats the first',
    moments: 'the month before a lease renewal|the weeks after a head chef leaves',
    myth: 'We need more guests',
    words: 'prime cost|covers|the walk-in|table turns',
    names: 'Full House, Empty Till|Forty Dishes, Nine Sell',
  },
  {
    stems: 'logistics consult|supply chain consult|warehouse consult|freight consult|freight audit',
    offer: 'supply chain consulting',
    sellers: 'supply chain consultants',
    audience: 'supplyChain',
    problems:
      'a freight bill nobody has audited|stock in the wrong building|a carrier chosen in 2016|a promise of two days that was made by sales',
    moments: 'the quarter before a contract with a carrier ends|the weeks after a bad peak season',
    myth: 'Freight costs what it costs',
    words: 'landed cost|detention|the routing guide|safety stock',
    names: 'The Routing Guide|Promised by Sales',
  },
  {
    stems: 'beekeep|bee suppl|beehive|apiar',
    offer: 'beekeeping supplies',
    sellers: 'beekeeping suppliers',
    audience: 'enthusiasts',
    buyers: 'backyard beekeepers in their first five years, and the clubs that teach them',
    client: 'customer',
    guests:
      'a beekeeper who lost every hive and started again|a club president who teaches the beginners’ class|an orchard owner who rents hives each spring',
    problems:
      'a colony that was strong in August and gone by March|mites that were counted once and then forgotten|a first hive bought before the first class|a swarm in the neighbor’s tree',
    moments: 'the month before the package bees arrive|the weeks before the first frost',
    myth: 'The bees know what to do',
    words: 'the mite count|winter losses|the second hive|the nectar flow',
    names: 'Gone by March|The Second Hive',
  },
  {
    stems: 'drone inspect|drone roof|roof inspect|aerial inspect|drone survey|aerial survey',
    offer: 'drone inspections',
    sellers: 'drone operators',
    audience: 'facilities',
    buyers: 'claims and property managers who have to see a roof before they pay for it',
    problems:
      'a claim that waits three weeks for a ladder|photos that do not settle the argument|an adjuster who may not step onto the roof|a repair that was paid for twice',
    moments: 'the week after a hailstorm|the month before the policies renew',
    myth: 'Somebody has to climb up there anyway',
    words: 'the claim file|hail damage|the ladder|the second inspection',
    names: 'Nobody on the Roof|The Second Adjuster',
  },
  {
    stems: 'church sound|church av|church audio|church video|church livestream|worship',
    offer: 'sound and video for churches',
    sellers: 'church AV installers',
    audience: 'churches',
    buyers: 'pastors, worship leaders and the volunteers who run the sound on Sunday',
    client: 'customer',
    guests:
      'a worship leader who replaced everything and would not do it again|a pastor who preached through a failed livestream|a volunteer who has run the sound board for ten years',
    problems:
      'a sermon nobody in the back rows understands|a mixer only one volunteer can run|a livestream that drops during the prayer|a system bought twice in eight years',
    moments: 'the weeks before Easter|the month the building fund is voted on',
    myth: 'Turn it up and they will hear it',
    words: 'the sound board|the livestream|feedback|the building fund',
    names: 'Hear It in the Back|The Sound Booth',
  },
  {
    stems: 'no show|missed appointment|appointment remind|patient recall|patient communicat',
    offer: 'no-show prevention',
    sellers: 'scheduling vendors',
    audience: 'dentists',
    problems:
      'a chair that stays empty on Tuesday morning|reminders nobody reads|a front desk that apologizes for calling|patients who book again and vanish again',
    moments: 'the month the schedule falls apart|the week the front desk lead quits',
    myth: 'No-shows are part of the business',
    words: 'the recall list|the reminder|the Tuesday schedule|the cancellation fee',
    names: 'Confirmed, Then Gone|The Ten O’Clock Gap',
  },
];
