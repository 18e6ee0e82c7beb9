import type { AudienceRow } from './rows.ts';

/** Private people. */
export const consumerAudiences: readonly AudienceRow[] = [
  {
    key: 'homeowners',
    kind: 'consumer',
    stems: 'homeown|house owner|home renovat|remodel',
    people: 'homeowners',
    one: 'homeowner',
    buyers: 'homeowners with a house that needs something done',
    guests:
      'a homeowner at the end of a renovation|a couple who stopped a project halfway|a building inspector who has seen five hundred attics',
    places:
      'the neighborhood groups on Nextdoor and Facebook|the spring home show|Houzz|the counter of the independent hardware store',
    words: 'the quote|the permit|the warranty|the first frost',
    problems:
      'three quotes that cannot be compared|a small repair that hides a large one|contractors who answer in July for October',
  },
  {
    key: 'homeBuyers',
    kind: 'consumer',
    stems:
      'home buyer|homebuyer|home sell|first time buyer|buyers and sellers|house hunt|relocat|mortgage',
    people: 'home buyers and sellers',
    one: 'home buyer',
    buyers: 'families who are about to buy or sell a home',
    guests:
      'a couple who lost four bids and won the fifth|a seller who took the lower offer|a loan officer who says no for a living',
    places:
      'open houses on Sunday|the city’s relocation groups on Facebook and Reddit|the school district’s parent nights|the local paper’s real estate pages',
    words: 'preapproval|escrow|the inspection|closing costs',
    problems:
      'a budget set by the bank and not by the family|a bid written in one evening|a sale and a purchase that do not meet',
  },
  {
    key: 'parents',
    kind: 'consumer',
    stems: 'parent|mother|moms|dads|famil|kids|child|toddler|baby|teen',
    people: 'parents',
    one: 'parent',
    buyers: 'parents who carry most of the planning at home',
    guests:
      'a parent two years ahead of your listeners|a school counselor who hears it every week|a pediatric nurse with three children',
    places:
      'the parents’ groups of schools and day cares|the neighborhood groups on Facebook|the library’s family program|the pediatrician’s waiting room',
    words: 'bedtime|screen time|the mental load|meltdowns',
    problems:
      'advice that contradicts last week’s advice|evenings that end in a fight about nothing|guilt that decides what gets bought',
  },
  {
    key: 'midlifeWomen',
    kind: 'consumer',
    stems: 'women over|women in their|midlife|menopaus|woman|women|female|perimenopaus',
    people: 'women in midlife',
    one: 'woman in midlife',
    buyers: 'women over forty who want their energy and their health back',
    guests:
      'a woman who started at fifty-two|a gynecologist who takes questions without hurry|a physical therapist who works with bone density',
    places:
      'the private Facebook groups about menopause|the morning classes at the YMCA|the Substack letters of writers over forty|the health fair of the local clinic',
    words: 'hot flashes|bone density|sleep|strength',
    problems:
      'plans written for bodies of thirty|doctors who have eight minutes|energy that is gone by four in the afternoon',
  },
  {
    key: 'professionals',
    kind: 'consumer',
    stems:
      'busy professional|professionals|office worker|remote worker|desk job|men over|busy men|busy people',
    people: 'busy professionals',
    one: 'busy professional',
    buyers: 'professionals with a full calendar who put themselves last',
    guests:
      'a manager who trains before the children wake up|a consultant who came back from burnout|an occupational physician',
    places:
      'company wellness weeks|the early classes at the gym next to the office|LinkedIn|the running club that meets on Wednesdays',
    words: 'the calendar|back pain|energy|routine',
    problems:
      'plans that assume an hour a day|a back that complains by Thursday|good weeks that end with the next business trip',
  },
  {
    key: 'retirees',
    kind: 'consumer',
    stems: 'retire|senior|pre retire|pension|elder|aging|older adult|medicare',
    people: 'people near retirement',
    one: 'person near retirement',
    buyers: 'people within ten years of retirement, and their spouses',
    guests:
      'a couple in the second year of retirement|a widow who took over the paperwork|an estate attorney who has read a thousand wills',
    places:
      'the AARP chapter and its newsletter|the community college’s evening courses|the country club and the church hall|the Bogleheads forum',
    words: 'Social Security|the drawdown|Medicare|the will',
    problems:
      'savings that look large until they are divided by years|two spouses with two different plans|papers that only one of them can find',
  },
  {
    key: 'couples',
    kind: 'consumer',
    stems: 'couple|bride|wedding|married|marriage|relationship|dating|engaged|single',
    people: 'couples',
    one: 'couple',
    buyers: 'couples who are deciding something together',
    guests:
      'a couple who did it with half of the budget|a celebrant who has seen four hundred weddings|a couple ten years later',
    places:
      'The Knot and WeddingWire|the regional wedding fair|the r/weddingplanning and r/relationships forums|the venues’ open weekends',
    words: 'the budget talk|the guest list|the date|the in-laws',
    problems:
      'a budget that was never said out loud|families who have opinions and no invoice|decisions made at eleven at night',
  },
  {
    key: 'careerChangers',
    kind: 'consumer',
    stems:
      'job seek|career chang|career switch|jobseek|graduate|young professional|laid off|unemploy|mid career',
    people: 'career changers',
    one: 'career changer',
    buyers: 'people in the middle of a career who want the next job or another one',
    guests:
      'an engineer who became a teacher|a recruiter who rejects two hundred applications a week|a manager hired at fifty-five',
    places:
      'LinkedIn|the alumni office of their university|the library’s job seekers’ evening|the Slack groups of people who were laid off together',
    words: 'the resume|ghosting|the gap|the salary range',
    problems:
      'applications that disappear in a portal|a resume that tells the past and not the next job|interviews that end with the salary question',
  },
  {
    key: 'executives',
    kind: 'consumer',
    stems:
      'executiv|c suite|leaders|senior leader|c level|leadership team|managers|directors|high performer',
    people: 'executives',
    one: 'executive',
    buyers: 'executives in a new or a larger role, and the companies that pay for them',
    guests:
      'an executive in the first hundred days|a vice president who turned the promotion down|a CEO who was fired and came back',
    places:
      'the alumni network of their business school|YPO and Chief|the off-site of the leadership team|LinkedIn',
    words: 'the first hundred days|executive presence|the board|direct reports',
    problems:
      'a calendar that belongs to other people|a team that agrees in the room and not after it|feedback that stopped with the last promotion',
  },
  {
    key: 'students',
    kind: 'consumer',
    stems: 'student|learner|exam|college bound|applicant|sat prep|beginners|language learn',
    people: 'learners',
    one: 'learner',
    buyers: 'people who are learning something that will be tested',
    guests:
      'a student who failed once and passed with ease|an examiner who retired|a teacher who changed the method in the middle of the year',
    places:
      'the subject’s forum on Reddit|Discord study servers|the school’s information evening|YouTube comments under the best explanation',
    words: 'the exam|motivation|practice|the plateau',
    problems:
      'weeks of study that test nothing|a plateau after the first quick progress|courses bought and never finished',
  },
  {
    key: 'travelers',
    kind: 'consumer',
    stems: 'travel|expat|tourist|immigrant|digital nomad|visitor|moving abroad|visa applicant',
    people: 'travelers',
    one: 'traveler',
    buyers: 'people who plan a long trip or a move abroad',
    guests:
      'a family that lived out of two suitcases for a year|a retiree who moved to Portugal and back|a border officer who retired',
    places:
      'the expat groups on Facebook|the r/travel and r/IWantOut forums|InterNations evenings|the travel show in the convention center',
    words: 'the visa|high season|the itinerary|health insurance abroad',
    problems:
      'research that takes longer than the trip|papers with a deadline nobody mentions|places that look different from the photographs',
  },
  {
    key: 'petOwners',
    kind: 'consumer',
    stems: 'pet owner|dog owner|dog|cat owner|puppy|horse owner|equestr|pets',
    people: 'pet owners',
    one: 'pet owner',
    buyers: 'people who live with a dog, a cat or a horse',
    guests:
      'an owner who nearly gave the dog away|a shelter manager|a veterinarian who answers at the fence',
    places:
      'the dog park at seven in the morning|the breed’s group on Facebook|the shelter’s open day|the feed and pet store’s notice board',
    words: 'recall|the vet bill|separation anxiety|the breed',
    problems:
      'advice from strangers at the park|behavior that worsens with every trick|a bill that comes with a hard decision',
  },
  {
    key: 'highEarners',
    kind: 'consumer',
    stems:
      'high net worth|high earner|wealthy|affluent|tech employee|high income|stock option|family office|business owners who sold',
    people: 'high earners',
    one: 'high earner',
    buyers: 'professionals with a high income and no time to look after it',
    guests:
      'a surgeon who paid off the loans and kept the old car|an engineer with too much of one stock|a family who sold the company',
    places:
      'the White Coat Investor and Blind forums|the alumni club|the private school’s gala|the benefits session of the large employer in town',
    words: 'concentrated stock|the tax bill|lifestyle creep|the number',
    problems:
      'income that is high and wealth that is not|one company’s shares in place of a plan|a tax bill that surprises each April',
  },
  {
    key: 'athletes',
    kind: 'consumer',
    stems: 'athlete|runner|cyclist|triathl|golfer|lifter|hiker|sport|player',
    people: 'amateur athletes',
    one: 'amateur athlete',
    buyers: 'amateur athletes who train with a goal',
    guests:
      'a runner who came back from an injury|a masters champion who started late|a race director',
    places:
      'the club’s long run on Sunday|Strava clubs|the expo on the day before the race|the sport’s forum on Reddit',
    words: 'the plateau|base training|recovery|race day',
    problems:
      'training that repeats the injury|gear bought in place of sleep|plans copied from professionals',
  },
  {
    key: 'patients',
    kind: 'consumer',
    stems:
      'patient|chronic|pain|diabet|cancer|autoimmun|anxi|adhd|trauma|sleep problem|gut|people with',
    people: 'patients',
    one: 'patient',
    buyers: 'people who live with a condition and are tired of being told to wait',
    guests:
      'a patient who got the diagnosis after seven years|a nurse who explains what the doctor had no time for|a researcher who changed an opinion in public',
    places:
      'the condition’s patient association|the condition’s forum on Reddit|the hospital’s support group|the comments under the one honest book about it',
    words: 'the diagnosis|flare-ups|side effects|the specialist',
    problems:
      'months between two appointments|advice that ignores the rest of their life|treatments chosen from the loudest voice online',
  },
  {
    key: 'seekers',
    kind: 'consumer',
    stems: 'spiritual|seeker|meditat|mindful|faith|purpose|yogi|self help|personal growth',
    people: 'seekers',
    one: 'seeker',
    buyers: 'people at a turning point who are looking for more quiet and direction',
    guests:
      'a former skeptic with a daily practice|a hospice chaplain|a teacher who stopped teaching for a year',
    places:
      'retreat centers and their mailing lists|the Insight Timer groups|the notice board of the yoga studio|the bookstore’s evening program',
    words: 'practice|letting go|the inner critic|silence',
    problems:
      'books that are read and not lived|a practice that ends with the retreat|big questions asked at three in the morning',
  },
  {
    key: 'enthusiasts',
    kind: 'consumer',
    stems:
      'collect|enthusiast|hobby|fans|readers|gamer|maker|gardener|home cook|car owner|driver|shopper|style',
    people: 'enthusiasts',
    one: 'enthusiast',
    buyers: 'people who spend evenings, weekends and money on a passion',
    guests:
      'a collector who sold it all and began again|a maker who turned down a large order|the volunteer who runs the oldest club in the state',
    places:
      'the subject’s forum and subreddit|the weekend fair|the club’s monthly evening|the YouTube channel everyone quotes',
    words: 'the first one|the upgrade|the good ones|provenance',
    problems:
      'too much choice and too few honest reviews|expensive mistakes of the first year|knowledge that is scattered over old forums',
  },
  {
    key: 'doctorHouseholds',
    kind: 'consumer',
    stems: 'physician famil|doctor famil|physician household|doctor household|resident physician',
    people: 'doctors',
    one: 'doctor',
    buyers: 'doctors and their spouses who earn well and have no time to look after it',
    guests:
      'a surgeon who paid off the loans and kept the old car|an anesthesiologist who went down to three days a week|a retired internist who wishes for ten years back',
    places:
      'the White Coat Investor community|the Physician on FIRE readers|the county medical society|the hospital’s physician lounge',
    words: 'the loans|disability cover|call pay|the buy-in',
    problems:
      'a high income that began late|advice that ends in a product|a spouse who has to trust',
  },
  {
    key: 'expecting',
    kind: 'consumer',
    stems: 'expectant|expecting|new mother|new parent|pregnan|first time mom',
    people: 'expecting parents',
    one: 'expecting parent',
    buyers: 'parents who expect a child or came home with one this month',
    guests:
      'a mother six months after the second birth|a father who was sent home at night|a labor nurse with twenty years of nights',
    places:
      'the childbirth class at the hospital|the What to Expect forum|the local La Leche League group|the prenatal yoga class',
    words: 'the due date|the hospital bag|the night shift|the pediatrician',
    problems:
      'advice that changes with every visitor|a plan for the birth and none for the week after|help that is offered and never dated',
  },
];
