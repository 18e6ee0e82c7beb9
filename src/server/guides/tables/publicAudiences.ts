import type { AudienceRow } from './rows.ts';

/** Leaders of institutions and of what the public uses. */
export const publicAudiences: readonly AudienceRow[] = [
  {
    key: 'hospitals',
    kind: 'business',
    stems:
      'hospital|health system|healthcare exec|healthcare admin|nursing home|senior living|healthcare organi|healthcare leader|healthcare compan|healthcare provider',
    people: 'healthcare executives',
    one: 'healthcare executive',
    buyers: 'executives of hospitals and health systems',
    guests:
      'a chief nursing officer who filled the night shift|a hospital COO who closed a unit|a department head who piloted a tool and dropped it',
    places:
      'ACHE Congress and the local ACHE chapter|HIMSS|the state hospital association’s meeting|Becker’s Hospital Review',
    approach:
      'ask the chapter’s program chair who presented on operations|go through the sessions given by hospitals and not by vendors|ask the association which member presented a project that failed first|note who is interviewed on a subject of yours, and write through the press office',
    words: 'length of stay|the staffing ratio|readmissions|prior authorization',
    problems:
      'shifts filled by agencies at twice the rate|tools that add clicks to the clinician’s day|approvals that take longer than the pilot',
    moments: 'the month a unit closes beds|the quarter before a survey',
    myth: 'Our hospital is different',
    names: 'The Night Shift|The Staffed Bed',
  },
  {
    key: 'schools',
    kind: 'business',
    stems: 'school|teacher|k 12|k12|district|superintendent|principal|educator|classroom',
    people: 'school leaders',
    one: 'school leader',
    buyers: 'principals, superintendents and the teams who decide with them',
    guests:
      'a principal in the first year at a struggling school|a superintendent who passed a levy at the second try|a curriculum lead who retired a program',
    places: 'the AASA conference|ISTE|the state principals’ association|Education Week',
    approach:
      'go through the sessions given by superintendents|go through the sessions given by districts and not by vendors|ask the office who mentors new principals|note whose district is described, and write through its communications office',
    words: 'the budget cycle|substitute coverage|board night|attendance',
    problems:
      'programs that arrive in August without training|teachers who leave in the middle of the year|purchases that must wait for one board meeting',
    moments: 'the spring in which budgets are set|the month test results arrive',
    myth: 'We tried that already',
    names: 'August Training|One Board Night',
  },
  {
    key: 'universities',
    kind: 'business',
    stems: 'universit|college admin|higher ed|campus|admissions|faculty|provost',
    people: 'university leaders',
    one: 'university leader',
    buyers: 'deans, provosts and heads of administration at colleges and universities',
    guests:
      'a dean who closed a degree|an enrollment head at a small college|a registrar who changed the system in term',
    places:
      'EDUCAUSE|the ACE annual meeting|the regional accreditor’s conference|The Chronicle of Higher Education',
    approach:
      'go through the sessions given by campuses and not by vendors|go through the list of speakers of the last two years|ask the program chair who presented on a program that was closed|note who writes opinion pieces there, and write to them',
    words: 'yield|retention|shared governance|the enrollment cliff',
    problems:
      'applicants who accept and do not arrive|committees that outlive their question|systems bought by departments one at a time',
    moments: 'the summer after a missed class size|the year before accreditation',
    myth: 'The committee will get to it',
    names: 'Ask the Senate|After Census Day',
  },
  {
    key: 'churches',
    kind: 'business',
    stems: 'church|ministr|pastor|parish|congregation|clergy',
    people: 'church leaders',
    one: 'church leader',
    buyers: 'pastors, boards and administrators of churches and ministries',
    guests:
      'a pastor who sold a building to keep the church|a church administrator in the first budget season|an elder who voted no and stayed',
    places:
      'the denomination’s annual conference|the local ministerial association|The Church Network conference|the Facebook groups of church administrators',
    approach:
      'ask the district office who leads the workshop for administrators|ask its convener who would speak about a hard year|go through the list of speakers who serve a church|read the rules, ask the moderator, and write to no member cold',
    words: 'volunteers|giving|the board|attendance',
    problems:
      'volunteers who are always the same twelve|giving that is known only in January|a building that costs more than the mission',
    moments: 'the weeks before Easter|the month the budget is voted on',
    myth: 'If we preach well, they will come',
    names: 'The Same Twelve|Monday After Sunday',
  },
  {
    key: 'nonprofits',
    kind: 'business',
    stems: 'nonprofit|non profit|charit|foundation|ngo|fundraiser|donor|social enterprise',
    people: 'nonprofit leaders',
    one: 'nonprofit leader',
    buyers: 'executive directors and development directors of nonprofits',
    guests:
      'an executive director who said no to a grant|a development director who kept donors through a hard year|a board chair who changed the board',
    openers:
      'What did the donors ask you in the first call after the news?|Which conversation with a board member had you put off longest?',
    places:
      'AFP ICON and the local AFP chapter|the state association of nonprofits|the community foundation’s grantee days|The Chronicle of Philanthropy',
    approach:
      'ask the chapter’s program chair who speaks well about a campaign that failed|ask its staff which member presented on events or donors|ask a program officer you know for one name|note who writes or is quoted on a subject of yours, and write to them',
    words: 'unrestricted funds|donor retention|the board|the year-end appeal',
    problems:
      'donors who give once|grants that pay for projects and not for rent|boards that approve everything and open no doors',
    moments: 'the quarter before year end|the month a large grant ends',
    myth: 'Every dollar has to go to the program',
    names: 'Restricted Funds|The Treasurer Reads',
  },
  {
    key: 'government',
    kind: 'business',
    stems:
      'government|municipal|city hall|public sector|county|federal|public agenc|fire department|police|defense',
    people: 'public officials',
    one: 'public official',
    buyers: 'city managers and department heads in local government',
    guests:
      'a city manager who explained a fee increase in person|a public works director after a storm|a procurement head who rewrote the tender',
    places:
      'the ICMA conference|the state municipal league|the National League of Cities summit|Governing magazine',
    approach:
      'go through the sessions given by managers and not by vendors|ask the league’s staff which town presented on your subject|go through the panels of the last two years|note whose city is described, and write through its public information officer',
    words: 'the tender|the council vote|the fiscal year|public comment',
    problems:
      'tenders that describe the last product|projects that end with the election|services people notice only when they fail',
    moments: 'the months before a fiscal year begins|the week after a storm or an election',
    myth: 'The lowest bid is the safe choice',
    names: 'The Lowest Bid|Before the Vote',
  },
  {
    key: 'banks',
    kind: 'business',
    stems:
      'bank|credit union|lender|fintech|insurer|insurance compan|insurance claim|carriers|financial institution',
    people: 'bank executives',
    one: 'bank executive',
    buyers: 'executives of community banks, credit unions and insurers',
    guests:
      'a community bank president who opened a branch against the trend|a chief lending officer who said no in a boom|a head of digital at a credit union',
    places:
      'ICBA LIVE|the state bankers’ association|America’s Credit Unions events|American Banker',
    approach:
      'go through the sessions given by bankers and not by vendors|ask the association who teaches its schools|ask the organizer which credit union presented a project|note who is quoted on a subject of yours, and write through the bank’s communications team',
    words: 'deposits|the core system|the examiner|loan growth',
    problems:
      'a core system that decides what can be sold|deposits that leave for half a point|regulation that takes the best people’s week',
    moments: 'the quarter after an examination|the year a core contract ends',
    myth: 'Our members do not want that',
    names: 'The Examiner Asked|Branch Hours',
  },
  {
    key: 'facilities',
    kind: 'business',
    stems:
      'facilit|building owner|energy manager|sustainab|commercial building|office building|utilit|data center|esg',
    people: 'facility managers',
    one: 'facility manager',
    buyers: 'facility, energy and sustainability managers of companies with many sites',
    guests:
      'a facility manager who cut a building’s bill without a renovation|a sustainability lead who stopped a report|an energy manager of forty sites',
    places: 'IFMA World Workplace|the local BOMA chapter|the AEE chapter meeting|Facilities Dive',
    approach:
      'go through the sessions given by building teams|ask the chapter’s director who won its building award|ask the program chair which engineer showed real bills|note whose building is described, and write to the manager',
    words: 'deferred maintenance|payback|peak demand|the capital plan',
    problems:
      'repairs that wait until they are emergencies|energy bills read by nobody|targets announced before anyone counted',
    moments: 'the budget weeks in autumn|the week equipment fails',
    myth: 'We will replace it when it breaks',
    names: 'Until It Breaks|The Boiler Room',
  },
  {
    key: 'labs',
    kind: 'business',
    stems: 'research|laborator|labs|lab|scientist|university lab|principal investigator|r d',
    people: 'heads of research',
    one: 'head of research',
    buyers: 'heads of research at institutes, observatories and laboratories',
    cautions: [
      {
        title: 'A very small market',
        conflict:
          'There are few institutes that could buy, and everybody in them knows everybody. Download figures cannot tell you anything there.',
        instead:
          'Write down every person who could ever say yes; the list may fit on one page. Count how many of them have heard an episode or been on one, and ignore every other number.',
      },
    ],
    guests:
      'a head of research who borrowed an instrument in place of buying one|a lab manager who threw away a year of figures|a program officer who has read a thousand requests',
    openers:
      'On which day did you know that a year of figures had to go?|What do you read first in a request, and where do you stop?',
    places:
      'the field’s annual society meeting|the instrument and facilities workshops|the institute’s visiting committee|the mailing list every lab in the field reads',
    approach:
      'go through the talks on instruments and methods, and write to the speaker after reading the paper|ask the organizers who presented a failure|ask the director you know who sat on it|read who answers questions on methods, and write to them about one of the answers',
    words: 'the error bar|instrument time|the grant cycle|the proposal',
    problems:
      'figures that have to be checked by hand|an instrument that is booked until spring|a request that was cut in half and approved|a method only one assistant can run',
    moments: 'the month a grant is decided|the week two results disagree',
    myth: 'Careful people are enough',
    names: 'The Error Bar|Checked by Hand',
  },
  {
    key: 'observatories',
    kind: 'business',
    stems: 'observator|astronom|telescope',
    people: 'heads of research',
    one: 'head of research',
    buyers: 'heads of research at observatories',
    cautions: [
      {
        title: 'A very small market',
        conflict:
          'There are few observatories that could buy, and everybody in them knows everybody. Download figures cannot tell you anything there.',
        instead:
          'Write down every person who could ever say yes; the list may fit on one page. Count how many of them have heard an episode or been on one, and ignore every other number.',
      },
    ],
    guests:
      'a head of research who borrowed time on an instrument in place of buying one|a data manager who threw away a year of reductions|a member of a time allocation committee',
    openers:
      'On which day did you know that a year of reductions had to go?|What do you read first in a proposal, and where do you stop?',
    places:
      'the National Astronomy Meeting and the AAS meetings|SPIE Astronomical Telescopes + Instrumentation|the observatory’s visiting committee|the mailing list every observatory reads',
    approach:
      'go through the talks on methods, and write to the speaker after reading the paper|go through the posters on instruments that missed their figures|ask the director you know who sat on it|read who answers questions on methods, and write to them about one of the answers',
    words: 'the error bar|telescope time|the proposal|the reduction',
    problems:
      'figures that have to be checked by hand|telescope time that is booked until spring|a method only one assistant can run|a proposal that was cut in half and approved',
    moments: 'the month telescope time is awarded|the week two results disagree',
    myth: 'Careful people are enough',
    names: 'The Error Bar|Checked by Hand',
  },
];
