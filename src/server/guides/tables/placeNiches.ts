import type { NicheRow } from './rows.ts';

/** Property, construction, energy and trades. */
export const placeNiches: readonly NicheRow[] = [
  {
    stems:
      'realtor|residential real estate|real estate agent|home sale|luxury real estate|real estate|realty|estate agent|immobilienmakler',
    offer: 'a real estate agent’s work',
    rule: 'property',
    isLocal: true,
    cautions: [
      {
        title: 'What an agent may say about a street',
        conflict:
          'Talk of schools, safety and who lives where can break fair housing rules, and your broker answers for your advertising.',
        instead:
          'Describe houses and terms, never the people of a neighborhood. The calendar has a slot in week 1 to show your broker the title, the description and the closing line; name the brokerage where the rules ask for it.',
      },
    ],
    sellers: 'real estate agents',
    audience: 'homeBuyers',
    talk: {
      second: 'a spouse who loved the other house',
      paper: 'the first asking price and the final contract|a settlement statement of one sale',
      debate: 'list in spring, or list now',
      asks: 'Who said the number first, and where did it come from?|Which repair did you do for the buyer that nobody noticed?|What was your limit in the bidding war, and what did you offer?',
    },
    problems:
      'an asking price that came from hope|repairs done before anyone asked for them|a bidding war without a limit|a move with a fixed date',
    moments: 'the month a job moves to another town|the week a neighbor’s house sells',
    momentAngles:
      'Two clocks run at once, one for the house here and one for the house there. Put them side by side: the first day at the new job, the listing, the offer in the new town, the weeks with two payments. Say which of these dates can be moved, and who pays for it.|Take the neighbor’s price apart: size, condition, terms, the day it was agreed. Say what it tells the owner next door, what it does not, and what has to be looked at before anybody names a number.',
    myth: 'Spring is the only time to sell',
    words: 'the listing|the offer|the inspection|closing costs',
    names: 'The Offer Under Asking|Sold Before Spring',
  },
  {
    stems:
      'commercial real estate|cre|office leas|industrial real estate|tenant rep|retail real estate|commercial brok',
    offer: 'commercial real estate services',
    sellers: 'commercial brokers',
    audience: 'midMarket',
    buyers: 'CEOs and CFOs with a lease that ends within two years',
    problems:
      'a lease renewed by silence|an office for two hundred used by sixty|a warehouse that is twenty minutes too far|improvements paid for by the tenant',
    moments: 'the eighteen months before a lease ends|the quarter headcount changes',
    myth: 'The landlord’s broker will give us a fair deal',
    words: 'the lease|TI allowance|sublease|the renewal option',
    names: 'Eighteen Months Out|The Lease Clause',
  },
  {
    stems:
      'real estate invest|multifamily|syndicat|rental propert|real estate fund|property invest|self storage|passive real estate',
    offer: 'real estate investments',
    sellers: 'syndicators',
    rule: 'money',
    audience: 'highEarners',
    buyers: 'professionals with savings who want income from property without tenants on the phone',
    problems:
      'a projection nobody can check|money locked for seven years|a sponsor met at one dinner|distributions that stopped without a letter',
    moments: 'the month a bonus is paid|the year after a company was sold',
    myth: 'Property always goes up',
    words: 'the sponsor|distributions|the operating agreement|cap rates',
    names: 'Ask the Sponsor|Seven Years Locked',
  },
  {
    stems: 'property manage|rental manage|hoa manage|facility manage|building manage',
    offer: 'property management',
    sellers: 'property managers',
    audience: 'investors',
    buyers: 'owners of rental property who are tired of doing it themselves',
    problems:
      'a phone call about a boiler on Christmas Eve|a tenant who pays in thirds|rent that was last raised four years ago|a contractor known only by first name',
    moments: 'the month a unit stands empty|the week after an eviction',
    myth: 'A manager costs more than I lose',
    words: 'vacancy|the lease|turnover|the deposit',
    names: 'The Boiler on Christmas Eve|Rent and Reason',
  },
  {
    stems: 'airbnb|short term rental|vacation rental|hospitality consult|hotel',
    offer: 'vacation rental and hotel services',
    sellers: 'rental managers',
    audience: 'hotels',
    problems:
      'guests who would have booked direct|cleaners who decide the rating|prices that follow the neighbor|a city council with a new rule',
    moments: 'the weeks before high season|the month a permit must be renewed',
    myth: 'Occupancy is what counts',
    words: 'direct bookings|the rating|the turnover day|the permit',
    names: 'Direct or Not at All|Turnover Day',
  },
  {
    stems: 'architect|architecture|building design|landscape architect|urban plan',
    offer: 'architecture',
    sellers: 'architects',
    audience: 'homeowners',
    buyers: 'homeowners who want to build or rebuild once in their life',
    problems:
      'a wish list twice the size of the budget|a permit that takes longer than the walls|a builder hired before the plan|rooms nobody will use',
    moments: 'the year a family outgrows the house|the month a lot is bought',
    myth: 'An architect makes it more expensive',
    words: 'the permit|the floor plan|the setback|the builder',
    names: 'Rooms You Will Use|Plan Before Builder',
  },
  {
    stems: 'interior design|home staging|home decor|kitchen|bath|interior',
    offer: 'interior design',
    sellers: 'interior designers',
    audience: 'homeowners',
    problems:
      'a sofa that came in the wrong size|a kitchen planned around a photograph|six whites on one wall|rooms that are finished and not lived in',
    moments: 'the month after a move|the winter before a renovation',
    myth: 'I will know it when I see it',
    words: 'lead times|the mood board|the budget|samples',
    names: 'Six Whites|The Sofa That Did Not Fit',
  },
  {
    stems:
      'general contract|construction|home build|remodel|renovat|commercial construct|custom home|builder',
    offer: 'construction and remodeling',
    sellers: 'contractors',
    audience: 'homeowners',
    problems:
      'a wall that hid a pipe|an allowance that was never realistic|a finish date that moves with the weather|a neighbor with a lawyer',
    moments: 'the month a home equity loan is approved|the week after a leak',
    myth: 'The lowest bid is the same house for less',
    words: 'the bid|allowances|change orders|the punch list',
    names: 'What the Wall Hid|Third Bid',
  },
  {
    stems:
      'subcontract|steel|concrete|excavat|civil engineer|structural engineer|surveying|engineering service|engineering consult|mep',
    offer: 'engineering and specialty contracting',
    sellers: 'engineers and subcontractors',
    audience: 'construction',
    problems:
      'drawings that disagree with the soil|a schedule that is built without the trades|payment that waits for somebody else’s signature|a detail decided on site at six in the morning',
    moments: 'the weeks a bid is due|the month a project is value-engineered',
    myth: 'Engineering is a percentage of the budget',
    words: 'the detail|coordination|retainage|the submittal',
    names: 'Six A.M. on Site|Ground Conditions',
  },
  {
    stems: 'roof|siding|window|gutter|solar install|insulation|deck',
    offer: 'roofing and exterior work',
    isLocal: true,
    cautions: [
      {
        title: 'A local trade, heard everywhere',
        conflict:
          'A podcast is heard everywhere, and your work is done within an hour of {city}. Most listeners of a general show can never become {client}s.',
        instead:
          'Name {city} in the description and in every opening, take guests and examples from there, and count only listeners who live near enough.',
      },
      {
        title: 'Explain roofs, not claims',
        conflict:
          'Insurance will come up in every second conversation, and some states, Texas among them, forbid a contractor to argue a claim for a {client}.',
        instead:
          'Explain what hail, wind and age do to a roof, and what you look for up there. Send questions about coverage to the insurer or a licensed public adjuster, and say so on the air. Record only with people whose claim is closed and whose house is not for sale.',
        firstStep: 'It has to be somebody whose claim is closed and whose house is not for sale.',
        inInvitation:
          ' A case of your own should be over: no open insurance claim, and a house that is not for sale.',
      },
    ],
    sellers: 'roofers',
    client: 'customer',
    audience: 'homeowners',
    guests:
      'a homeowner who patched three times and then replaced|a couple who waited one storm too long|an inspector who climbs two hundred roofs a year',
    openers:
      'Which storm made you call, and what had the one before it done?|What do homeowners show you on the ground that decides nothing on the roof?',
    talk: {
      second: 'a home inspector who has no roof to sell',
      paper: 'two estimates for the same roof',
      debate: 'patch it, or replace the whole roof',
      asks: 'How many people looked at it before somebody found where the water came in?|What did the man at the door say, and what did you do after he left?|What did the roof need, and who explained it to you?',
    },
    problems:
      'a stain on the ceiling after each storm|a salesman at the door the morning after hail|a warranty from a company that has closed|two estimates that are thousands apart',
    moments: 'the days after a storm|the month before a house is sold',
    momentAngles:
      'Go through the first week in order: photographs from the ground, a tarp before the next rain, the insurer’s claim number, the knock at the door. Say what cannot wait, what may wait for three estimates, and what nobody should sign in the first three days.|Put the month in order: the inspection, the roofer’s letter, the warranty that may or may not pass to the buyer, the price a repair takes off. Say what pays for itself before the sale, and what to leave to the buyer.',
    myth: 'It will hold one more year',
    words: 'the leak|the estimate|the warranty|flashing',
    names: 'One More Year|The Morning After Hail',
  },
  {
    stems: 'hvac|heating|plumb|electric|electrician|air condition',
    offer: 'heating, plumbing and electrical service',
    sellers: 'plumbers and electricians',
    client: 'customer',
    audience: 'homeowners',
    problems:
      'a furnace that dies on the coldest night|a quote that grew in the basement|a panel from 1974|a repair that costs half of a replacement',
    moments: 'the first cold week|the month a house is bought',
    myth: 'Call somebody when it breaks',
    words: 'the tune-up|the quote|the panel|emergency rates',
    names: 'The Coldest Night|Panel From 1974',
  },
  {
    stems: 'landscap|lawn|garden|tree service|pool|irrigation',
    offer: 'landscaping',
    sellers: 'landscapers',
    client: 'customer',
    audience: 'homeowners',
    problems:
      'a lawn that drinks the water bill|a yard nobody sits in|trees planted too close to the house|a patio that floods',
    moments: 'the last weeks of winter|the summer before a wedding in the yard',
    myth: 'A yard is done when it is planted',
    words: 'drainage|native plants|the water bill|curb appeal',
    names: 'The Yard Nobody Uses|Water Goes Somewhere',
  },
  {
    stems: 'cleaning|janitor|commercial clean|maid|pest|moving compan|junk|locksmith|restoration',
    offer: 'cleaning and building services',
    sellers: 'cleaning companies',
    client: 'customer',
    audience: 'facilities',
    problems:
      'a complaint each Monday about the same floor|a night crew nobody has met|a contract that counts hours and not results|supplies that vanish',
    moments: 'the quarter a contract is tendered|the week after an audit',
    myth: 'Cleaning is cleaning',
    words: 'the scope|night crews|turnover|inspections',
    names: 'The Night Crew|Monday’s Complaint',
  },
  {
    stems:
      'solar|renewable|clean energy|energy efficien|wind|battery|ev charg|energy consult|heat pump|energy',
    offer: 'energy projects',
    sellers: 'energy developers',
    client: 'customer',
    audience: 'facilities',
    problems:
      'a payback that depends on a subsidy|a roof that must be redone in four years|a utility that answers in nine months|a bill split over eleven meters',
    moments: 'the month a utility contract ends|the quarter a sustainability target is published',
    myth: 'We will wait until the technology is cheaper',
    words: 'payback|interconnection|demand charges|the power purchase agreement',
    names: 'Payback Period|Eleven Meters',
  },
  {
    stems: 'sustainab|esg|carbon|environmental consult|climate|recycl|waste|circular|water treat',
    offer: 'sustainability consulting',
    sellers: 'sustainability consultants',
    audience: 'facilities',
    buyers: 'operations and sustainability heads who must report and reduce at the same time',
    problems:
      'data collected from forty spreadsheets|a target promised by marketing|suppliers who do not answer|a report read by the auditor alone',
    moments:
      'the months before a reporting deadline|the week a customer sends a supplier questionnaire',
    myth: 'Sustainability costs money first',
    words: 'Scope 3|the baseline|the auditor|suppliers',
    names: 'Forty Spreadsheets|Measured, Then Promised',
  },
  {
    stems: 'oil|gas|mining|chemical|utilities|pipeline',
    offer: 'services for energy and chemical plants',
    sellers: 'field service companies',
    audience: 'manufacturers',
    buyers: 'plant, maintenance and safety managers of energy and process companies',
    problems:
      'a turnaround that runs four days over|permits that wait for one signature|spare parts with a lead time of a year|knowledge that retires in spring',
    moments: 'the months before a turnaround|the week after a near miss',
    myth: 'We have always done it this way and nobody got hurt',
    words: 'the turnaround|near misses|lockout|spare parts',
    names: 'Near Miss|Four Days Over',
  },
];
