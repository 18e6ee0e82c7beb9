import type { NicheRow } from './rows.ts';

/** Public institutions, learning, the arts, and services for single trades. */
export const otherNiches: readonly NicheRow[] = [
  {
    stems:
      'nonprofit consult|fundraising consult|grant writ|charity|nonprofit|philanthrop|fundraising software|donor software|fundraising|nonprofit market',
    offer: 'fundraising advice',
    sellers: 'fundraising consultants',
    audience: 'nonprofits',
    talk: {
      second: 'a board treasurer who reads every line',
      paper: 'a grant report to a foundation',
      debate: 'keep the gala, or end it',
      asks: 'How do you decide whether an event is worth the hours of the people who run it?|How many people edited the appeal, and whose sentence survived?|Which gift did you thank too late? No name, please: what happened next?',
    },
    problems:
      'a gala that raises its own cost|an appeal edited by a committee|a donor list in three systems|a founder who knows every donor by heart and leaves',
    moments: 'the quarter before year end|the month a large grant ends',
    myth: 'People give when the cause is good',
    words: 'the appeal|the gala|major gifts|the board',
    names: 'Making the Ask|After the Gala',
  },
  {
    stems:
      'government consult|govtech|public sector|government contract|smart city|civic|public safety',
    offer: 'services for cities and counties',
    sellers: 'government contractors',
    audience: 'government',
    problems:
      'a form that must be printed|a council that hears about it in the paper|a vendor locked in since 2004|a grant with nine months to spend it',
    moments: 'the months before a fiscal year begins|the week after a storm or an election',
    myth: 'Government buys the lowest bid',
    words: 'the RFP|the council|the grant|residents',
    names: 'Council Night|In Triplicate',
  },
  {
    stems:
      'school consult|curriculum|teacher train|young teacher|new teacher|lesson plan|education consult|school service|literacy|special education|education',
    offer: 'services for schools',
    sellers: 'education consultants',
    audience: 'schools',
    problems:
      'a training day forgotten by October|a reading program for the average child|parents who hear it from the child|a coach for forty teachers',
    moments: 'the spring in which budgets are set|the month test results arrive',
    myth: 'We tried that already',
    words: 'the pilot|coaching|the data meeting|the parents',
    names: 'Forgotten by October|The Staff Day',
  },
  {
    stems: 'higher education|university consult|enrollment|student success|college market|campus',
    offer: 'services for universities',
    sellers: 'higher education vendors',
    audience: 'universities',
    problems:
      'applicants lost between admission and August|a portal that greets students by number|advising that meets them too late|a program review that ends in a drawer',
    moments: 'the summer after a missed class size|the year before accreditation',
    myth: 'Students choose by ranking',
    words: 'yield|summer melt|advising|the portal',
    names: 'Between Admission and August|The Advising Hour',
  },
  {
    stems: 'music|musician|band|composer|songwrit|record label|producer',
    offer: 'music',
    sellers: 'musicians',
    audience: 'enthusiasts',
    buyers: 'listeners who follow a scene and still buy tickets',
    problems:
      'playlists in which everything sounds alike|a concert heard of the day after|records praised by people who were paid|a scene that lost its room',
    moments: 'the weeks before a tour|the day a favorite room closes',
    myth: 'If it is good, the algorithm finds it',
    words: 'the setlist|the B-side|the venue|the first listen',
    names: 'The Day After the Show|B-Side, First',
  },
  {
    stems:
      'art|fine art|gallery|illustrat|ceramic|craft|woodwork|furniture|painter|sculpt|pottery|knit|sewing|candle|soap|antique',
    offer: 'art and craft',
    sellers: 'artists',
    client: 'customer',
    audience: 'enthusiasts',
    buyers: 'people who want to own a piece made by somebody and do not know how to ask the price',
    problems:
      'a white wall for five years|a gallery that feels like an exam|a price nobody explains|a print bought in a furniture store',
    moments: 'the month after a move|the year of a round birthday',
    myth: 'Collecting is for the rich',
    words: 'the edition|the commission|provenance|the frame',
    names: 'Above the Sofa|Five Years of White Wall',
  },
  {
    stems:
      'security guard|private security|alarm|surveillance|investigat|fire protection|physical security',
    offer: 'security services',
    sellers: 'security companies',
    audience: 'propertyManagers',
    problems:
      'cameras nobody watches|a guard who is changed each month|an incident report of one line|doors that are propped open at noon',
    moments: 'the week after a break-in|the month a contract is up',
    myth: 'A camera stops them',
    words: 'incidents|access control|post orders|tenants',
    names: 'Propped Open|The Night Report',
  },
  {
    stems: 'print|signage|promotional product|packaging|label|merch',
    offer: 'print, signs and packaging',
    sellers: 'printers',
    client: 'customer',
    audience: 'marketing',
    problems:
      'a color that is different on each box|a rush fee for a known date|giveaways left in the hotel room|a sign that nobody reads at forty miles an hour',
    moments: 'the weeks before a trade show|the month a rebrand is decided',
    myth: 'Print is dead',
    words: 'the proof|turnaround|Pantone|minimums',
    names: 'Final Proof|Left in the Hotel Room',
  },
  {
    stems:
      'outsourced accounting for firms|cpa firm consult|tax software|accounting firm consult|practice software|firm growth',
    offer: 'services for accounting firms',
    sellers: 'vendors to accounting firms',
    audience: 'accountants',
    problems:
      'returns that are finished at midnight|a partner who reviews everything|clients priced in another decade|juniors who leave before they can review',
    moments: 'the weeks after April 15|the year a partner retires',
    myth: 'Clients will leave if we raise the fee',
    words: 'write-offs|busy season|the review|capacity',
    names: 'The Day After April 15|Priced in Another Decade',
  },
  {
    stems:
      'advisor market|advisor tech|ria consult|insurtech|insurance software|insurance market|advisor coach|wealthtech',
    offer: 'services for financial and insurance advisors',
    sellers: 'vendors to advisors',
    audience: 'advisors',
    problems:
      'clients who are all seventy|a website approved by compliance and read by nobody|a seminar dinner with the usual guests|a successor who is not ready',
    moments: 'the year a custodian or carrier changes|the month a large client dies',
    myth: 'Referrals will always be enough',
    words: 'the book|next generation|compliance|succession',
    names: 'The Usual Guests|The Next Generation of Clients',
  },
  {
    stems:
      'agency consult|agency coach|agency growth|white label|agency software|freelance coach|creative business',
    offer: 'consulting for agencies',
    sellers: 'agency consultants',
    audience: 'agencies',
    problems:
      'a retainer that became a help desk|a founder who still writes each pitch|profit known after the tax return|a niche everyone agrees on and nobody chooses',
    moments: 'the month the largest client gives notice|the quarter after two lost pitches',
    myth: 'We are full service because clients want it',
    words: 'the pitch|the retainer|utilization|positioning',
    names: 'The Retainer|No More Free Ideas',
  },
  {
    stems:
      'law firm market|legal market|law firm consult|legal recruit|law practice|intake|law firm coach',
    offer: 'services for law firms',
    sellers: 'vendors to law firms',
    audience: 'lawFirms',
    problems:
      'a call on Friday answered on Tuesday|a directory that ranks who pays|associates who never meet a client|cases accepted that should not be',
    moments: 'the month after a partner leaves|the quarter intake slows',
    myth: 'Good lawyers do not need marketing',
    words: 'intake|origination|the directory|the rainmaker',
    names: 'Answered on Tuesday|After the Rainmaker',
  },
  {
    stems:
      'dental lab|dental supply|dental software|dental equipment|dental market|dental coach|dental staffing',
    offer: 'products and services for dental practices',
    sellers: 'dental suppliers',
    audience: 'dentists',
    problems:
      'a remake that costs the afternoon|equipment bought at a trade show|hygienists who choose the practice and not the reverse|a plan accepted and never scheduled',
    moments: 'the month an associate becomes a partner|the quarter a chain opens nearby',
    myth: 'Patients choose by insurance',
    words: 'the remake|hygiene|production|case acceptance',
    names: 'The Empty Chair|Accepted, Not Scheduled',
  },
  {
    stems:
      'gym software|gym consult|gym market|salon software|salon consult|studio software|studio market|fitness business|fitness equipment',
    offer: 'services for gyms and salons',
    sellers: 'vendors to gyms and salons',
    audience: 'studios',
    problems:
      'a January crowd that is gone by March|a trainer with a key and forty clients|prices copied from across the street|members nobody misses',
    moments: 'the last week of January|the month a stylist or trainer leaves',
    myth: 'More members solve it',
    words: 'churn|the trial|no-shows|the front desk',
    names: 'Gone by March|Members You Would Miss',
  },
  {
    stems:
      'veterinary software|veterinary consult|veterinary recruit|veterinary market|pet industry|veterinary supply|veterinary staffing',
    offer: 'services for veterinary clinics',
    sellers: 'vendors to clinics',
    audience: 'vets',
    problems:
      'phones that ring through surgery|estimates given with an apology|a technician who left for a human hospital|a chain with a generous offer',
    moments: 'the month an associate gives notice|the week after an offer by a chain',
    myth: 'Clients only look at the price',
    words: 'the estimate|techs|wellness plans|the buyout offer',
    names: 'The Buyout Offer|Phones During Surgery',
  },
  {
    stems:
      'home service market|contractor market|field service software|trades coach|contractor coach|home service software|contractor software|home service consult',
    offer: 'services for home service companies',
    sellers: 'vendors to contractors',
    audience: 'homeServices',
    problems:
      'a dispatcher with everything in her head|leads that were sold to five companies|an owner who quotes at night|trucks that leave half empty',
    moments: 'the slow weeks between heating and cooling|the month a competitor is bought',
    myth: 'There are no technicians out there',
    words: 'the average ticket|dispatch|call-backs|memberships',
    names: 'Shoulder Season|Quoted at Night',
  },
  {
    stems:
      'property software|apartment market|multifamily software|building technology|elevator|parking|access control|resident',
    offer: 'services for building owners',
    sellers: 'vendors to building owners',
    audience: 'propertyManagers',
    problems:
      'a lobby screen with last month’s news|keys nobody can count|an elevator with a waiting list|reviews written by the one angry resident',
    moments: 'the budget weeks in autumn|the month a building is sold',
    myth: 'Residents move for the rent alone',
    words: 'the turn cost|renewals|the capital plan|the portal',
    names: 'The Elevator Is Out|Renewal Season',
  },
  {
    stems:
      'event technology|event software|av|audiovisual|event venue|venue|stage|virtual event|registration',
    offer: 'technology and venues for events',
    sellers: 'event suppliers',
    audience: 'eventBuyers',
    problems:
      'a badge line of forty minutes|a microphone that dies in the keynote|an app downloaded by a third|a room block sold by hope',
    moments: 'the weeks after an event|the month a venue contract is signed',
    myth: 'Attendees come for the program',
    words: 'registration|the room block|load-in|the sponsor deck',
    names: 'The Badge Line|Load-In at Six',
  },
  {
    stems:
      'creator manage|influencer manage|talent manage|creator tool|creator economy|youtube coach|content creat|influencer|streaming',
    offer: 'services for creators',
    sellers: 'talent managers',
    audience: 'creators',
    problems:
      'a contract that owns the face for two years|views that pay a third of last year|an editor who is the bottleneck|fans who would pay and are never asked',
    moments: 'the month a platform changes its payout|the week of a first large brand offer',
    myth: 'The next platform will fix it',
    words: 'usage rights|CPM|the edit|members',
    names: 'Two Hundred Who Pay|More Than the Algorithm',
  },
  {
    stems: 'personal brand|thought leader|linkedin coach|visibility|authority|reputation',
    offer: 'personal branding',
    sellers: 'personal branding coaches',
    audience: 'executives',
    buyers: 'executives and experts who are known in the room and nowhere else',
    problems:
      'a profile written by the press office|expertise that ends with the company badge|an opinion softened until it is none|invitations that go to louder people',
    moments: 'the year before a career move|the week a peer is on a stage',
    myth: 'My results speak for me',
    words: 'the profile|visibility|the keynote|reputation',
    names: 'Known in the Room|After the Badge',
  },
  {
    stems:
      'fractional coo|eos|integrator|business operating system|fractional executive|interim manage|chief of staff|operations manage',
    offer: 'fractional operations leadership',
    sellers: 'fractional COOs',
    audience: 'smallBusiness',
    buyers: 'founders and owners who have become the bottleneck of their own company',
    problems:
      'twelve people who report to one|a weekly meeting that everyone dreads|ideas announced on Monday and gone by Thursday|a second in command who has no mandate',
    moments: 'the quarter growth stops for no visible reason|the month a leadership hire fails',
    myth: 'We just need to work harder this quarter',
    words: 'accountability|the weekly meeting|quarterly goals|the second in command',
    names: 'Gone by Thursday|Twelve People Report to Me',
  },
  {
    stems: 'church consult|faith based|ministry|pastor|christian|religious',
    offer: 'services for churches and ministries',
    sellers: 'church consultants',
    audience: 'churches',
    problems:
      'volunteers who are always the same twelve|a building that costs more than the mission|young families who come twice|a pastor without a day off',
    moments: 'the months before a pastor retires|the week the annual budget is read aloud',
    myth: 'If we preach well, they will come',
    words: 'volunteers|giving|the board|attendance',
    names: 'The Same Twelve|Monday After Sunday',
  },
];
