/** What is near at hand in a trade, in words that its people use. */
export type Sector = {
  /** Signed or sent without being read. */
  document: string;
  /** Known by everyone in the trade and seldom said aloud. */
  number: string;
  problem: string;
  /** Took longer and cost more than agreed. */
  project: string;
  /** Still easy to ignore. */
  change: string;
  /** Who has the problem, at a client. */
  buyer: string;
  gathering: string;
};

const sectors: [about: RegExp, sector: Sector][] = [
  [
    /dent|medic|health|clinic|nurs|physio|chiropr|pharma|hospital|\bvet|optom|doctor/i,
    {
      document: 'the consent form',
      number: 'the share of appointments that are missed',
      problem: 'a reception desk that loses patients before anybody has seen them',
      project: 'a practice refit',
      change: 'patients who arrive with an answer from a chatbot',
      buyer: 'practice manager',
      gathering: 'the annual meeting of the professional chamber',
    },
  ],
  [
    /wealth|financ|account|\btax|bank|invest|insur|lend|mortgage|bookkeep|\bcfo|pension/i,
    {
      document: 'the fee schedule',
      number: 'the share of clients who leave within a year of a change of adviser',
      problem: 'a renewal that nobody looks at until the week it is due',
      project: 'a change of system at year-end',
      change: 'clients who compare fees before the first conversation',
      buyer: 'finance director',
      gathering: 'the spring conference of the professional body',
    },
  ],
  [
    /\blaw|legal|attorney|complian|notar|patent/i,
    {
      document: 'the engagement letter',
      number: 'the share of hours written off before the invoice',
      problem: 'a contract template that has been copied since nobody knows when',
      project: 'a dispute that should have been settled in the first month',
      change: 'clients who draft with a machine and send the result for a blessing',
      buyer: 'general counsel',
      gathering: 'the regional meeting of the bar',
    },
  ],
  [
    /real estate|propert|realtor|construct|architect|builder|contractor|interior|roof|hvac|plumb|solar/i,
    {
      document: 'the change order',
      number: 'the days between “almost finished” and finished',
      problem: 'a defect list that is longer at the second inspection than at the first',
      project: 'a renovation with the tenants still in it',
      change: 'owners who ask about running costs before they ask about the price',
      buyer: 'project owner',
      gathering: 'the trade fair that everybody complains about and attends',
    },
  ],
  [
    /logist|freight|supply|manufactur|warehous|machin|engine|industr|energy|automot|aerospace|shipping/i,
    {
      document: 'the acceptance record',
      number: 'the cost of one hour of standstill',
      problem: 'a process that works only while one particular person is not on holiday',
      project: 'a site move in running operation',
      change: 'customers who want to see the data before the delivery',
      buyer: 'head of operations',
      gathering: 'the supplier day of the largest customer in the region',
    },
  ],
  [
    /\bfit\b|fitness|yoga|nutrition|weight|\bsport|pilates|strength|menopaus|wellbeing|wellness/i,
    {
      document: 'the intake form of the first session',
      number: 'the week in which most people stop coming',
      problem: 'a plan that was made for somebody half as busy and twenty years younger',
      project: 'a twelve-week program that stalled in week five',
      change: 'people who bring their watch’s figures and believe them',
      buyer: 'person who pays for the program, who is not always the one who trains',
      gathering: 'the open day of the largest studio in the area',
    },
  ],
  [
    /educat|school|teach|tutor|universit|student|e-?learning/i,
    {
      document: 'the course description',
      number: 'the share of learners who finish what they began',
      problem: 'a curriculum with a chapter that everybody skips and nobody removes',
      project: 'a new course that had to start before it was ready',
      change: 'learners who hand in work they cannot explain',
      buyer: 'head of the program',
      gathering: 'the teachers’ day of the region',
    },
  ],
  [
    /restaurant|\bfood|hotel|hospitality|travel|tourism|coffee|wine|cater|bakery|brew/i,
    {
      document: 'the supplier’s delivery note',
      number: 'the margin on the dish that everybody orders',
      problem: 'a season that is planned in the week it begins',
      project: 'an opening that was announced before the permit came',
      change: 'guests who decide by a video of nine seconds',
      buyer: 'owner who still works the door on Saturdays',
      gathering: 'the market at which everybody buys before dawn',
    },
  ],
  [
    /recruit|\bhr\b|human resources|talent|leadership|career|executive|coach|consult|facilitat|culture/i,
    {
      document: 'the feedback form after a program',
      number: 'the share of participants who do anything differently after ninety days',
      problem: 'a role that has been filled three times in two years',
      project: 'a leadership program that was popular and changed nothing',
      change: 'managers who ask a machine before they ask a colleague',
      buyer: 'head of people',
      gathering: 'the evening at which former participants meet without the organizers',
    },
  ],
  [
    /market|\bseo\b|brand|advertis|design|content|\bpr\b|copywrit|media|creative|e-?commerce|video|photo/i,
    {
      document: 'the brief',
      number: 'the share of leads that sales has called back within a day',
      problem: 'a report with forty figures of which none leads to a decision',
      project: 'a relaunch that was late by one season',
      change: 'buyers who find the answer without ever visiting a website',
      buyer: 'head of marketing who answers to a skeptical founder',
      gathering: 'the awards night, or the bar next to it',
    },
  ],
  [
    /saas|software|\bapps?\b|cloud|cyber|\bdata\b|\bai\b|devops|\bit\b|tech|platform|automation/i,
    {
      document: 'the data processing agreement',
      number: 'the month in which new customers stop logging in',
      problem: 'a renewal lost by the one user who never got past the setup',
      project: 'a rollout that was sold as six weeks',
      change: 'prices by use in place of prices by seat',
      buyer: 'head of operations who inherited the tool',
      gathering: 'the user meeting of the platform everybody builds on',
    },
  ],
];

/** Empty for an unknown trade: general words would be worse than none. */
export const sectorOf = (niche: string): Sector | undefined =>
  sectors.find(([about]) => about.test(niche))?.[1];
