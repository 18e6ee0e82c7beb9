import type { AudienceRow } from './rows.ts';

/** Owners of practices and firms. */
export const ownerAudiences: readonly AudienceRow[] = [
  {
    key: 'dentists',
    kind: 'business',
    stems: 'dent|orthodont|dental practice|oral surge',
    people: 'dentists',
    one: 'dentist',
    buyers: 'owners of dental practices and their office managers',
    guests:
      'a dentist who bought a second practice|a dentist who left the insurance networks|an office manager who filled Monday mornings',
    places:
      'Dentaltown|the Chicago Midwinter Meeting|the state dental association’s study clubs|the local Spear study group',
    approach:
      'read who explains practice numbers well, and ask the forum’s staff before you write to anybody|go through the list of speakers of the last two years|ask the association who leads the study club near you|ask the group’s mentor who would talk about a year that went differently',
    words: 'case acceptance|hygiene recall|no-shows|PPO fees',
    problems:
      'chairs that stay empty on weekday mornings|insurance fees that fall each year|a front desk that turns over twice a year',
    moments: 'the month an associate becomes a partner|the quarter a chain opens nearby',
    myth: 'Good dentistry fills the schedule',
    names: 'The Empty Chair|Tuesday at Ten',
  },
  {
    key: 'physicians',
    kind: 'business',
    stems:
      'doctor|physician|medical practice|clinic|private practice|surgeon|therapists|chiropract|optometr|practitioner|med spa|medspa|dermatolog',
    people: 'practice owners',
    one: 'practice owner',
    buyers: 'physicians and therapists who own their practice',
    guests:
      'a physician who left the hospital group|a practice owner who stopped taking one insurer|a practice manager who halved the phone queue',
    places:
      'the MGMA conference|the state medical society|the White Coat Investor community|Medical Economics',
    approach:
      'go through the list of speakers of the last two years|ask the office of the young physicians’ section who likes to speak|read there and recruit elsewhere: ask doctors you know who writes well in it|note whose practice a report describes, and write to that practice’s manager',
    words: 'payer mix|denials|the no-show rate|the patient panel',
    problems:
      'claims that come back three times|evenings spent on charts|patients who wait six weeks and book elsewhere',
    moments: 'the quarter a payer cuts its rates|the month the office manager leaves',
    myth: 'If we see more patients, it will work out',
    names: 'One More Patient|The Waiting Room',
  },
  {
    key: 'vets',
    kind: 'business',
    stems: 'veterinar|vet clinic|vet practice|animal hospital|vets',
    people: 'clinic owners',
    one: 'clinic owner',
    buyers: 'veterinarians who own a clinic',
    guests:
      'a veterinarian who refused an offer by a chain|a clinic owner who closed on Saturdays|a technician who became practice manager',
    places: 'VMX in Orlando|the state VMA meeting|the VIN community|Today’s Veterinary Business',
    approach:
      'go through the list of speakers on practice management|ask the program chair who drew questions after a talk|it is for veterinarians only: ask one you know to pass your note on|note who is quoted on a subject of yours, and write to the clinic',
    words: 'wellness plans|corporate buyers|credentialed techs|the average transaction',
    problems:
      'technicians who burn out in two years|clients who decline care at the counter|chains that bid for the same staff',
    moments: 'the month an associate gives notice|the week after an offer by a chain',
    myth: 'Clients only look at the price',
    names: 'The Saturday Schedule|The Other Clinic',
  },
  {
    key: 'lawFirms',
    kind: 'business',
    stems: 'law firm|lawyer|attorney|solo practi|legal practice|barrister',
    people: 'law firm partners',
    one: 'law firm partner',
    buyers: 'managing partners of small and mid-size law firms',
    guests:
      'a partner who left a large firm with two clients|a managing partner who dropped the billable hour for one practice|a firm administrator who rebuilt intake',
    places:
      'ABA TECHSHOW|the practice management section of the state bar|Clio Cloud Conference|the Lawyerist community',
    approach:
      'go through the list of speakers of the last two years|ask the section’s staff who volunteers for panels|look at the panels led by firms and not by vendors|read who answers openly, and ask the moderator before you write',
    words: 'the realization rate|intake|origination|billable hours',
    problems:
      'calls that nobody returns on the same day|hours that are worked and never billed|partners who own the clients and the knowledge',
    moments: 'the month after a partner leaves|the quarter intake slows',
    myth: 'Good lawyers do not need that',
    names: 'The Intake Log|Realization Rate',
  },
  {
    key: 'accountants',
    kind: 'business',
    stems: 'accountant|cpa|bookkeepers|accounting firm|tax preparer|tax firm|accounting practice',
    people: 'accounting firm owners',
    one: 'accounting firm owner',
    buyers: 'owners of accounting and tax firms',
    guests:
      'a firm owner who fired a third of the clients|a CPA who ended hourly billing|a tax partner who closed the office in May',
    places: 'AICPA ENGAGE|the state CPA society|the Realize community|Accounting Today',
    approach:
      'go through the list of speakers from firms of your clients’ size|ask the society’s office who teaches its practice management courses|ask the organizer which firm owners speak openly about fees|note whose firm is described, and write to the owner',
    words: 'busy season|write-offs|advisory|the staffing gap',
    problems:
      'a spring that costs the best people|clients who send papers in April|fees that were set for another decade',
    moments: 'the weeks after April 15|the year a partner retires',
    myth: 'Clients will leave if we change anything',
    names: 'After April|The Clients We Let Go',
  },
  {
    key: 'advisors',
    kind: 'business',
    stems:
      'financial advis|advisory firm|ria|wealth manager|insurance agent|insurance agenc|broker dealer|financial planner|mortgage broker|loan officer',
    people: 'advisors',
    one: 'advisor',
    buyers: 'owners of independent financial and insurance agencies',
    guests:
      'an advisor who left a broker-dealer|an agency owner who bought a book of business|an advisor who works with one profession only',
    places: 'Future Proof and XYPN LIVE|the local FPA chapter|the Kitces community|ThinkAdvisor',
    approach:
      'go through the list of speakers of the last two years|ask the chapter’s president who speaks well about a practice|read who answers with numbers, and ask a member you know to introduce you|note who is quoted on a subject of yours, and write to the firm; its compliance officer has to agree',
    words: 'AUM|the book of business|referrals|compliance review',
    problems:
      'a book that ages with the advisor|referrals that dried up and nobody asked why|compliance that deletes every interesting sentence',
    moments: 'the year a carrier or custodian changes|the month a large client dies',
    myth: 'Referrals will always be enough',
    names: 'The Annual Review|The Next Generation',
  },
  {
    key: 'agencies',
    kind: 'business',
    stems: 'agency owner|agencies|creative studio|web studio|design firm|freelancer|design studio',
    people: 'agency owners',
    one: 'agency owner',
    buyers: 'owners of marketing and creative agencies',
    guests:
      'an agency owner who dropped the largest client|a studio head who stopped pitching|an owner who sold and stayed',
    places:
      'the Bureau of Digital|Agency Management Institute events|the Agency Hackers community|the Dynamite Circle',
    approach:
      'ask the organizer which owners speak openly about money|go through the list of speakers who own an agency|read who answers with figures, and ask the moderator before you write|ask a member you know for one name; the group is closed to offers',
    words: 'retainers|scope creep|utilization|the pitch',
    problems:
      'projects that end and leave an empty calendar|one client who pays half of the wages|pitches that give away the idea',
    moments: 'the month the largest client gives notice|the quarter after two lost pitches',
    myth: 'The work sells itself',
    names: 'The Lost Pitch|Out of Scope',
  },
  {
    key: 'experts',
    kind: 'business',
    stems:
      'coaches|consultants|speakers|expert|thought leader|solopreneur|course creator|trainers|author|solo consult',
    people: 'coaches and consultants',
    one: 'consultant',
    buyers: 'coaches, consultants and trainers who sell their own expertise',
    guests:
      'a consultant who doubled the fee and lost nobody|a coach who closed the group program|a trainer who works for one industry only',
    places:
      'the local ICF chapter|the National Speakers Association|the Institute of Management Consultants|David C. Baker’s and Jonathan Stark’s mailing lists',
    approach:
      'ask its board who would talk about a lean year|ask the chapter which members speak about their own business|ask the program chair for a member with a specialty|reply to an issue with one good question, and see who else is quoted',
    words: 'positioning|retainers|the discovery call|feast and famine',
    problems:
      'months without an inquiry after months without a weekend|a price that follows the client’s first question|an offer nobody can repeat to a colleague',
    moments: 'the month a large client ends|the week a calendar is empty',
    myth: 'Referrals come when you are good',
    names: 'The Empty Calendar|Feast and Famine',
  },
  {
    key: 'creators',
    kind: 'business',
    stems: 'creator|influencer|youtuber|podcaster|blogger|streamer|musician|artist',
    people: 'creators',
    one: 'creator',
    buyers: 'creators who want to live from their audience',
    guests:
      'a creator who left a platform at the peak|a creator who earns more from two hundred members than from views|an editor behind three well-known channels',
    places:
      'VidCon|Podcast Movement|the Creator Spotlight newsletter|the Discord servers of editing tools',
    approach:
      'go through the panels of creators who run a team|go through the list of speakers, and leave out the famous|note whose numbers are shown, and write to that creator’s business address|read who helps others, and ask the server’s moderator before you write',
    words: 'brand deals|the algorithm|the open rate|burnout',
    problems:
      'income that depends on one platform’s mood|sponsors who pay in sixty days|an audience that likes everything and buys nothing',
    moments: 'the month a platform changes its payout|the week of a first large brand offer',
    myth: 'One viral video will change it',
    names: 'Part Two|The Payout',
  },
  {
    key: 'sellingOwners',
    kind: 'business',
    stems:
      'selling owner|exiting owner|owners who want to sell|retiring owner|owners near retirement',
    people: 'owners',
    one: 'owner',
    buyers: 'owners who are thinking about selling their company',
    guests:
      'an owner who sold and stayed for two years|an owner who walked away a week before signing|a daughter who was asked and said no',
    openers:
      'What was on the page that made you walk away a week before signing?|What did your parents ask you, and how did you say no?',
    places:
      'the family business center of the state university|the bank’s evenings for business owners|the owners’ track of the trade association’s convention|the chamber of commerce’s breakfast',
    approach:
      'ask the center’s director which alumni have sold and would talk|ask your banker to introduce you to a guest who has sold|ask the office for a member who sold three years ago|ask the chamber’s director, in private, who has closed a sale',
    words: 'the multiple|the earn-out|add-backs|the second bite',
    problems:
      'a company that cannot run without its owner|a price that a neighbor got|books that were kept for the tax office',
    moments: 'the month an unsolicited offer arrives|the year the owner turns sixty',
    myth: 'When I am ready, a buyer will be there',
    names: 'The Letter of Intent|Two More Years',
  },
];
