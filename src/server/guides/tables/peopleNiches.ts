import type { NicheRow } from './rows.ts';

/** Work with people: recruiting, training, consulting and coaching. */
export const peopleNiches: readonly NicheRow[] = [
  {
    stems: 'recruit|staffing|headhunt|talent acquisition|executive search|hiring|employment agenc',
    offer: 'recruiting',
    noPitch: 'I won’t offer you candidates, and there is no pitch, before or after.',
    sellers: 'recruiters',
    audience: 'hr',
    buyers: 'heads of HR and department leaders with a position that stays open',
    problems:
      'a shortlist that looks like the last one|candidates lost between the third and fourth interview|a job description copied from 2019|a salary range known to everyone but the manager',
    moments: 'the week a key person resigns|the quarter a new site is announced',
    myth: 'There are no good people out there',
    words: 'the time to fill|the shortlist|counteroffers|the scorecard',
    names: 'The Fourth Interview|Open Since March',
  },
  {
    stems: 'tech recruit|it recruit|engineering recruit|software recruit|it staffing',
    offer: 'technical recruiting',
    noPitch: 'I won’t offer you candidates, and there is no pitch, before or after.',
    sellers: 'technical recruiters',
    audience: 'engineering',
    guests:
      'a VP of engineering who threw out the take-home|a CTO who hired ten people in a quarter and kept seven|an engineer who turned down three offers in one week',
    openers:
      'What did the three who left tell you on the way out?|What was missing from all three offers?',
    talk: {
      second: 'an engineer who sat in on sixty interviews',
      paper: 'the notes of one interview loop',
      debate: 'pay above the band, or lose the candidate',
      asks: 'How long did your own take-home take when you tried it yourself?|Whose signature does an offer wait for in your company?|Who moved the bar, and in which interview?',
    },
    cautions: [
      {
        title: 'A recruiter with a microphone',
        conflict:
          'Engineering leaders delete messages from recruiters unread, and in their groups sourcing gets people removed.',
        instead:
          'The invitation says that you offer no candidates and bring no pitch; keep that sentence in every message. Invite people you placed, hired with or turned down, and post nothing in their groups.',
      },
    ],
    problems:
      'take-home tests strong candidates refuse|offers that arrive a week late|a bar that moves with each interviewer|titles that promise more than the work',
    moments: 'the month after a funding round|the week a senior engineer resigns',
    myth: 'Great engineers apply by themselves',
    words: 'the take-home|leveling|the loop|the notice period',
    names: 'A Week Too Late|The Bar Moved',
  },
  {
    stems: 'hr consult|human resources|hr service|peo|fractional hr|people consult|hr outsourc|hr',
    offer: 'HR consulting',
    sellers: 'HR consultants',
    audience: 'smallBusiness',
    buyers: 'owners of companies that have grown past the point where everyone knew everyone',
    problems:
      'a first complaint and no procedure|pay that was agreed in the parking lot|a manager promoted for being good at the old job|a handbook downloaded in a hurry',
    moments: 'the month the team passes twenty people|the week after a first formal complaint',
    myth: 'We are like a family here',
    words: 'the handbook|the review|overtime|the difficult one',
    names: 'Past Twenty People|Agreed in the Parking Lot',
  },
  {
    stems:
      'leadership|leadership develop|leadership train|leadership coach|management train|manager train',
    offer: 'leadership development',
    sellers: 'leadership trainers',
    audience: 'hr',
    buyers: 'heads of HR and CEOs who promoted good people into hard jobs',
    problems:
      'a new manager who still does the old job|one-on-ones that are status reports|feedback saved up for December|a workshop that was liked and forgotten',
    moments: 'the quarter after a wave of promotions|the month the engagement survey comes back',
    myth: 'Leadership cannot be taught',
    words: 'one-on-ones|delegation|first-time managers|feedback',
    names: 'The Old Job|Promoted on Monday',
  },
  {
    stems: 'executive coach|ceo coach|founder coach|c suite coach',
    offer: 'executive coaching',
    needsClearance: true,
    sellers: 'executive coaches',
    audience: 'executives',
    talk: {
      second: 'a deputy in the next office',
      paper: 'a calendar of the first hundred days',
      debate: 'change the team at once, or after the first quarter',
      invented:
        'A made-up case: the results are poor, the predecessor hired the team, and the board wants a sign by spring. What would you want to know before you change anybody?',
      asks: 'Which decision lay on your desk longest, and who was waiting for it?|How can you tell in a meeting that a board member has turned?|Who still tells an executive the truth after a promotion?',
    },
    cautions: [
      {
        title: 'Changed names hide nobody at the top',
        conflict:
          'Few executives have the same story, so a changed company name protects no client, and your code of ethics asks for more than that.',
        instead:
          'Tell no client’s case. Merge two that are years old, use one from the business press, or ask the client in writing and let them hear the edit first.',
      },
    ],
    problems:
      'decisions that wait for the perfect moment|a board member who became an opponent|a deputy who is better and knows it|success that no longer feels like success',
    moments: 'the first hundred days of a new role|the month after a public setback',
    myth: 'Asking for a coach looks like a weakness',
    words: 'the board|the mandate|the blind spot|the deputy',
    names: 'Last to Know|The Second Hundred Days',
  },
  {
    stems:
      'business coach|business consult|small business coach|scaling|business mentor|business strateg|growth consult|entrepreneur coach|coach entrepreneur',
    offer: 'business coaching',
    sellers: 'business coaches',
    audience: 'smallBusiness',
    problems:
      'an owner who is the best employee|prices set in the first year|a team that asks before every step|revenue that grows while the week gets longer',
    moments: 'the month after the best year without a profit|the week a key employee leaves',
    myth: 'Nobody can do this as well as I do',
    words: 'delegating|margin|the owner’s week|the hire',
    names: 'The Best Employee|A Week Without You',
  },
  {
    stems: 'career coach|job search|resume|interview coach|career consult|outplacement|career',
    offer: 'career coaching',
    sellers: 'career coaches',
    audience: 'careerChangers',
    problems:
      'a profile that describes duties|an offer accepted out of fear|a network that is asked only in need|a title that means something else in each company',
    moments: 'the week after a layoff|the month of the yearly review',
    myth: 'The best-qualified person gets the job',
    words: 'the cover letter|networking|the offer|the recruiter',
    names: 'The Hiring Side|Two Hundred Applications',
  },
  {
    stems:
      'corporate train|training|e learning|instructional design|learning and develop|onboarding train|workshop',
    offer: 'corporate training',
    sellers: 'training providers',
    audience: 'hr',
    buyers: 'heads of learning and development who must show that training changes something',
    problems:
      'completion rates mistaken for learning|a catalog of four hundred courses|experts who cannot explain|a skill that is trained and never used on Monday',
    moments: 'the quarter budgets are planned|the month a new system arrives',
    myth: 'People do not have time to learn',
    words: 'completion|transfer|the catalog|compliance training',
    names: 'On Monday Morning|Completed, Not Learned',
  },
  {
    stems:
      'management consult|unternehmensberat|strategy consult|operations consult|process improve|lean|consulting|change management|transformation|business process|operational excellence',
    offer: 'operations consulting',
    sellers: 'management consultants',
    audience: 'midMarket',
    buyers: 'COOs and CEOs who see that the work takes longer than it should',
    problems:
      'a process that exists in four versions|meetings that report and decide nothing|a reorganization that moved the boxes|improvements that fade by the next quarter',
    moments: 'the quarter after an acquisition|the month a large customer complains formally',
    myth: 'Our people know what to do, they just need to do it',
    words: 'handoffs|the bottleneck|the KPI|quick wins',
    names: 'Four Versions of One Process|The Handoff',
  },
  {
    stems:
      'diversity|dei|inclusion|culture|employee engagement|workplace culture|team building|remote work',
    offer: 'culture and team work',
    sellers: 'culture consultants',
    audience: 'hr',
    problems:
      'values on the wall and not in the promotion|meetings in which four people speak|remote colleagues who hear it last|exit interviews that all sound alike',
    moments: 'the month after a merger|the week the survey results come in',
    myth: 'Culture is a matter of perks',
    words: 'belonging|the survey|hybrid days|the exit interview',
    names: 'The Exit Interview|Four People Speak',
  },
  {
    stems: 'project management|agile|scrum|pmo|program management',
    offer: 'project management',
    sellers: 'project managers',
    audience: 'it',
    buyers: 'executives who sponsor projects and learn of delays last',
    problems:
      'a status that is green until it is red|a steering committee that only asks for slides|twelve projects with the same three people|a scope that grows in the corridor',
    moments: 'the month a project misses its second date|the quarter the portfolio is planned',
    myth: 'We need a better tool',
    words: 'the status report|scope|the sponsor|dependencies',
    names: 'Green Until It Is Red|The Same Three People',
  },
  {
    stems:
      'virtual assistant|admin support|executive assistant|online business manager|outsourc|bpo|call center',
    offer: 'virtual assistance',
    sellers: 'virtual assistants',
    audience: 'experts',
    problems:
      'an inbox that is the to-do list|evenings spent on invoices|a task that takes longer to explain than to do|a calendar with no hour of one’s own',
    moments: 'the month the calendar is sold out|the week something important was forgotten',
    myth: 'It is faster if I do it myself',
    words: 'the inbox|delegation|the handover|time blocks',
    names: 'Faster If I Do It|Inbox Zero-ish',
  },
  {
    stems:
      'translation|interpret|localization|language school|language teach|english teach|language coach|accent|translator|interpret',
    offer: 'language teaching and translation',
    sellers: 'language teachers',
    audience: 'careerChangers',
    buyers: 'professionals who work in a language that is not their own',
    guests:
      'an engineer who gives the weekly update in her third language|a nurse who learned the jokes first|a manager who rewrites every email four times',
    openers:
      'Which joke did you understand a year later?|What does the fourth version of an email have that the first had not?',
    talk: {
      second: 'a colleague who finishes your sentences',
      paper: 'an email in its four versions',
      debate: 'speak with mistakes, or wait until it is right',
      asks: 'Which meeting did you prepare longest, and what did you say in it?|Which tense do you avoid, and how?|Who corrected you in a way that helped?',
    },
    problems:
      'meetings in which the good sentence comes too late|grammar known and not spoken|jokes that need a second|emails rewritten four times',
    moments: 'the month before a move|the week an international project starts',
    myth: 'You have to live there to learn it',
    words: 'fluency|the accent|small talk|the meeting',
    names: 'The Sentence That Came Too Late|Second Language, First Choice',
  },
  {
    stems:
      'tutor|test prep|college admission|college consult|homeschool|math|stem education|coding school|music lesson|music teach|piano|private school|sat prep|test prep|exam prep',
    offer: 'tutoring and admissions advice',
    sellers: 'tutors',
    audience: 'parents',
    buyers: 'parents of school-age children who want more than the school can give',
    guests:
      'a mother who stopped checking the homework|a teacher who reads four hundred essays|a student in the first college year',
    openers:
      'What tells you in the second line that a student wrote it?|What did nobody tell you about the first semester?',
    talk: {
      second: 'a grandfather who was good at math',
      paper: 'one week of the homework notebook',
      debate: 'finish it tonight, or close the book',
      asks: 'At what time does it tip at your kitchen table?|What did the teacher see in October?|Who reads the essay at home, and with which pen?',
    },
    problems:
      'homework that ends in tears|grades that slipped without a sign|an essay with a mother’s fingerprints|a practice session that nobody starts',
    moments: 'the week report cards arrive|the summer before the last school year',
    myth: 'Some children are just not good at it',
    words: 'the report card|the deadline|practice|the essay',
    names: 'After the Report Card|Twenty Minutes of Practice',
  },
  {
    stems:
      'online course|membership|course creat|info product|digital product|community build|coach coaches',
    offer: 'online courses and communities',
    sellers: 'course creators',
    audience: 'experts',
    problems:
      'a course finished by four percent|a launch that exhausts the list|a community that is silent after week three|a price chosen by looking sideways',
    moments: 'the month after a flat launch|the quarter one-to-one work is sold out',
    myth: 'Passive income',
    words: 'the launch|completion|the waitlist|churn',
    names: 'Finished by Four Percent|After Launch Week',
  },
  {
    stems:
      'retirement benefit|401k|pension plan|benefits consult|total reward|compensation|equity compensation',
    offer: 'benefits and retirement plans',
    sellers: 'benefits consultants',
    rule: 'money',
    audience: 'hr',
    problems:
      'a plan nobody under forty has joined|fees last compared in 2015|an equity grant explained on one slide|open enrollment by email',
    moments: 'the months before open enrollment|the quarter a benefits bill rises',
    myth: 'People join for the salary',
    words: 'participation|vesting|open enrollment|the match',
    names: 'The Match|Nobody Under Forty',
  },
];
