import type { AudienceRow } from './rows.ts';

/** Owners of shops, houses, land and trades. */
export const tradeAudiences: readonly AudienceRow[] = [
  {
    key: 'ecommerce',
    kind: 'business',
    stems:
      'e commerce|ecommerce|online store|online shop|dtc|d2c|shopify|amazon sell|consumer brand|cpg|online retail',
    people: 'brand owners',
    one: 'brand owner',
    buyers: 'owners of online stores and consumer brands',
    guests:
      'a brand owner who left Amazon|a store owner who paid off the inventory loan|a founder who got onto a retailer’s shelf and off again',
    places: 'Shoptalk|the eCommerceFuel forum|the Operators community|the 2PM newsletter',
    approach:
      'go through the panels of brands and not of platforms|it is for store owners only: ask a member you know for one name|read who shares figures, and ask a member to introduce you|note whose brand is described, and write to the founder',
    words: 'ROAS|contribution margin|the repeat rate|stockouts',
    problems:
      'ads that cost more than the first order|cash that sits in boxes|returns that eat the holiday season',
    moments: 'the month acquisition costs double|the weeks before the holiday quarter',
    myth: 'We will make it back on the next order',
    names: 'Margin per Order|The Second Order',
  },
  {
    key: 'retailers',
    kind: 'business',
    stems: 'retail|store owner|shop owner|boutique|grocer|merchants|independent store',
    people: 'store owners',
    one: 'store owner',
    buyers: 'owners of independent shops and small chains',
    guests:
      'a store owner who moved off the main street|a third-generation grocer|a boutique owner who stopped discounting',
    places:
      'NRF’s Big Show|the NY NOW and Atlanta markets|the downtown merchants’ association|the Retail Brew newsletter',
    approach:
      'go through the sessions given by stores with fewer than ten branches|talk to the neighbors of your clients’ booths, and ask about last season|ask its director which store has come through a hard year|note whose shop is described, and write to the owner',
    words: 'foot traffic|open-to-buy|shrink|the holiday quarter',
    problems:
      'shelves full of last season|staff who leave after the training|customers who try on here and order elsewhere',
    moments: 'the weeks before the holidays|the month a lease is renewed',
    myth: 'People want to touch things',
    names: 'The Markdown Rack|Open on Sunday',
  },
  {
    key: 'restaurants',
    kind: 'business',
    stems:
      'restaur|cafe|café|bakery|bakeries|coffee shop|food service|hospitality|bar owner|caterer|chef|food truck|brewer',
    people: 'restaurateurs',
    one: 'restaurateur',
    buyers: 'owners and operators of independent restaurants',
    guests:
      'a chef who shortened the menu by half|an owner who closed the second location|a general manager who kept a crew for five years',
    places:
      'the National Restaurant Association Show|the state restaurant association|the back-of-house groups on Facebook|Restaurant Business',
    approach:
      'go through the sessions given by operators|ask the office who mentors first-time owners|read the rules, ask the moderator, and leave your offer out of it|note whose restaurant is described, and write to the owner on a Monday',
    words: 'prime cost|covers|turnover|delivery commission',
    problems:
      'a full house that earns nothing|cooks who leave on a Friday|delivery apps that own the guest',
    moments: 'the slow weeks of January|the month a lease is renewed',
    myth: 'A full house means profit',
    names: 'The Slow Tuesday|Covers',
  },
  {
    key: 'hotels',
    kind: 'business',
    stems: 'hotel|resort|inn keeper|bed and breakfast|vacation rental|airbnb|short term rental',
    people: 'hoteliers',
    one: 'hotelier',
    buyers: 'owners and managers of independent hotels and rentals',
    guests:
      'a hotelier who left a flag|an innkeeper who raised the rate on weekends only|a revenue manager of three small houses',
    places: 'the Independent Lodging Congress|HITEC|the state lodging association|Skift',
    approach:
      'go through the panels of independent owners|go through the sessions given by hotels and not by vendors|ask the office which member took a house out of a chain|note who is quoted on a subject of yours, and write to the hotel',
    words: 'RevPAR|OTAs|direct bookings|shoulder season',
    problems:
      'commissions paid on guests who would have come anyway|rooms that are empty from Sunday to Thursday|reviews that mention the same thing each month',
    moments: 'the weeks before high season|the month a permit must be renewed',
    myth: 'Occupancy is what counts',
    names: 'Rooms on Tuesday|The Empty Floor',
  },
  {
    key: 'investors',
    kind: 'business',
    stems:
      'real estate invest|property invest|landlord|multifamily|syndicat|house flip|accredited invest|limited partner',
    people: 'property investors',
    one: 'property investor',
    buyers: 'people who own rental property or want their first building',
    guests:
      'a landlord who sold the portfolio and kept one house|an investor who walked away at closing|a couple who replaced one salary with rent',
    places:
      'the local real estate investors’ association|the BiggerPockets forum|the Best Ever Conference|the county’s landlord association',
    approach:
      'ask the organizer who presents deals that went wrong|read who posts closed deals with figures; pitching is against the rules, asking a question is not|go through the list of speakers who operate their own buildings|ask its office who teaches the class for new landlords',
    words: 'the cap rate|cash on cash|the rehab budget|vacancy',
    problems:
      'deals that only work in the spreadsheet|contractors who disappear at eighty percent|tenants who cost more than the vacancy',
    moments: 'the month a unit stands empty|the year a loan resets',
    myth: 'Property always goes up',
    names: 'The Empty Unit|Before the Loan Resets',
  },
  {
    key: 'realEstateAgents',
    kind: 'business',
    stems: 'realtor|real estate agent|real estate brok|real estate|estate agent|listing agent',
    people: 'real estate agents',
    one: 'real estate agent',
    buyers: 'real estate agents and the brokers who lead them',
    guests:
      'an agent who works one zip code|a team leader who let the top producer go|a broker who changed the split',
    places: 'Inman Connect|NAR NXT|the local board’s caravan and classes|the Lab Coat Agents group',
    approach:
      'go through the panels of working agents|go through the sessions by agents with fewer than ten years|ask the office who teaches the classes|read the rules, ask the moderator, and offer nothing in the group',
    words: 'listings|the split|days on market|sphere of influence',
    problems:
      'leads that were sold to four agents at once|a year that hangs on two months|listings lost to the cousin with a license',
    moments: 'the first month without a closing|the week a listing expires',
    myth: 'It is all about who you know',
    names: 'The Expired Listing|Between Closings',
  },
  {
    key: 'propertyManagers',
    kind: 'business',
    stems: 'property manage|apartment|hoa|condo|coworking|office landlord|self storage|tenant',
    people: 'property managers',
    one: 'property manager',
    buyers: 'property managers and owners of apartment and office buildings',
    guests:
      'a property manager who cut turnover in one building|an owner who turned offices into flats|a maintenance supervisor with four hundred units',
    places: 'NAA’s Apartmentalize|the local IREM chapter|BOMA meetings|Multifamily Dive',
    approach:
      'go through the sessions given by site teams|ask the chapter’s staff who won the manager award|ask the program chair who presented a building with its figures|note whose property is described, and write to the regional manager',
    words: 'the turn cost|NOI|work orders|the renewal rate',
    problems:
      'units that stand empty for a missing part|owners who approve repairs a month late|residents who leave over the little things',
    moments: 'the budget weeks in autumn|the month a building is sold',
    myth: 'Residents only care about the rent',
    names: 'Work Orders|The Ring of Keys',
  },
  {
    key: 'construction',
    kind: 'business',
    stems:
      'construct|general contractor|builder|developer|subcontract|architect|engineer firm|civil engineer|infrastructure',
    people: 'contractors',
    one: 'contractor',
    buyers: 'general contractors, builders and developers',
    guests:
      'a contractor who walked away from a low bid|a superintendent who finished early|a developer in the middle of a rezoning',
    places:
      'the AGC chapter|the International Builders’ Show|the local builders exchange|Engineering News-Record',
    approach:
      'ask the chapter’s safety or education chair who teaches|go through the sessions given by builders and not by suppliers|ask its manager which subcontractor pays attention to estimates|note whose project is described, and write to the project manager',
    words: 'change orders|the schedule|retainage|the bid',
    problems:
      'change orders that are argued after the work|bids that win because something was forgotten|crews that wait for one delivery',
    moments: 'the weeks a bid is due|the month after a lost claim',
    myth: 'We make it up in change orders',
    names: 'The Change Order|The Low Bid',
  },
  {
    key: 'homeServices',
    kind: 'business',
    stems:
      'hvac compan|plumbers|roofers|electricians|home service|landscaper|cleaning compan|trades|handwerk|contractors|painters|pest control compan',
    people: 'service company owners',
    one: 'service company owner',
    buyers: 'owners of heating, plumbing, roofing and other home service companies',
    guests:
      'an owner who got off the truck|a plumber who sold to a consolidator|a dispatcher who rebuilt the schedule',
    places:
      'ServiceTitan’s Pantheon|the local ACCA or PHCC chapter|the Home Service Millionaire group|ACHR News',
    approach:
      'go through the sessions given by shop owners|ask the chapter’s president who opens his books to others|read who answers with figures, and ask the moderator before you write|note whose company is described, and write to the owner',
    words: 'the average ticket|call-backs|the shoulder season|service agreements',
    problems:
      'a phone that is silent in spring and never stops in July|technicians hired away for two dollars|jobs done twice and paid once',
    moments: 'the slow weeks between heating and cooling|the month a competitor is bought',
    myth: 'There are no good people out there',
    names: 'The Dispatch Board|First Call Monday',
  },
  {
    key: 'farmers',
    kind: 'business',
    stems: 'farm|grower|agricult|ranch|agri|winer|vineyard|crop',
    people: 'growers',
    one: 'grower',
    buyers: 'owners of farms, ranches and vineyards',
    alsoFor: {
      people: 'ranchers and vineyard owners',
      one: 'a rancher or a vineyard owner',
      title: 'The same year on a ranch and in a vineyard',
      asks: 'Which cost did this year bring you that a grain farm never sees?|Which advice for grain farms does not hold for cattle or for vines?',
      angle:
        'Go through one year month by month, this guest’s beside a grain farm’s: when the money goes out, when it comes in, what the weather can take. Stop at the two months that differ most. Close with one piece of advice that holds on all three.',
    },
    guests:
      'a grower who rents out half of the land|a rancher who sells direct|the daughter who came back to run the vineyard',
    openers:
      'Which animal did you sell first without the auction, and at what price?|What did you change in the first season, and what did your parents say?',
    places:
      'Commodity Classic and the Farm Progress Show|the county extension meetings|the state growers’ association|Successful Farming',
    approach:
      'after the first, write to growers who gave a session; at the second, talk to growers at the field demonstrations|ask the county agent who tries things and admits what failed|ask the office which director farms acres like those of your customers|note whose farm is described, and call the farm',
    words: 'input costs|yield|the tax basis|succession',
    problems:
      'prices set by somebody else after the work is done|a season decided by one week of weather|a farm with three heirs and one that farms',
    moments: 'the winter in which inputs are bought|the week after a bad harvest',
    myth: 'Get big or get out',
    names: 'The Kitchen Table|After the Harvest',
  },
  {
    key: 'studios',
    kind: 'business',
    stems:
      'gym|studio owner|salon|spa owner|fitness studio|yoga studio|barber|martial art|dance studio',
    people: 'studio owners',
    one: 'studio owner',
    buyers: 'owners of gyms, studios and salons',
    guests:
      'a gym owner who canceled the discount club|a salon owner whose stylists stayed|a studio owner who halved the timetable',
    places:
      'the Health & Fitness Association show|Premiere Orlando|the Two-Brain Business groups|the local owners’ meetup nobody advertises',
    approach:
      'go through the sessions given by owners of one or two studios|go through the classes taught by salon owners|ask a member you know for one owner with open books|ask the two owners you know best who organizes it',
    words: 'churn|the class fill rate|retention|booth rent',
    problems:
      'members who pay and stop coming|stylists who leave with the clients|classes that are full at six and empty at ten',
    moments: 'the last week of January|the month a trainer or stylist leaves',
    myth: 'More members solve it',
    names: 'The Six A.M. Class|A Full Book',
  },
  {
    key: 'eventBuyers',
    kind: 'business',
    stems:
      'event planner|corporate event|conference|meeting planner|association exec|trade show|event organi|venue',
    people: 'event organizers',
    one: 'event organizer',
    buyers: 'corporate event planners and association executives',
    guests:
      'a planner who moved a conference in three weeks|an association head who ended the gala|a producer of meetings for two thousand people',
    places: 'IMEX America|MPI’s WEC and the local chapter|ASAE’s annual meeting|BizBash',
    approach:
      'ask for the education program, and look for planners from companies|ask the chapter’s program chair who presented a budget|go through the sessions given by associations of your clients’ size|note whose event is described, and write to its planner',
    words: 'attrition|the room block|the run of show|sponsor value',
    problems:
      'seats that are sold and stay empty|sponsors who ask what they got|speakers who tell the same story as last year',
    moments: 'the weeks after an event|the month a venue contract is signed',
    myth: 'People just want to meet',
    names: 'Doors at Nine|The Run of Show',
  },
];
