import type { NicheRow } from './rows.ts';

export const lawNiches: readonly NicheRow[] = [
  {
    stems:
      'corporate law|business law|contract law|startup law|commercial law|business attorney|corporate attorney|law firm|rechtsanwalt|privacy law|gdpr|lawyer|attorney|law',
    offer: 'legal advice for companies',
    sellers: 'business lawyers',
    rule: 'law',
    audience: 'smallBusiness',
    buyers: 'owners and CEOs of companies without a lawyer of their own',
    talk: {
      second: 'a partner who wants to shake hands on it',
      paper: 'a sample contract with redlines|a demand letter',
      debate: 'settle it over lunch, or put it in writing',
      asks: 'Which clause of an old contract did you have to explain to a customer?|What did you both remember about the handshake a year later?|Which letter had a deadline, and what did you do on day nine?',
    },
    problems:
      'a contract copied from a competitor|a handshake deal two partners remember differently|terms nobody has read since the first customer|a letter with a deadline of ten days',
    moments: 'the week before a partner leaves|the month a large customer sends its own contract',
    myth: 'Calling a lawyer makes it a fight',
    words: 'the contract|liability|the operating agreement|the demand letter',
    names: 'Before You Sign|The Ten-Day Letter',
  },
  {
    stems:
      'employment law|employment lawyer|labor law|labor lawyer|workplace law|workplace lawyer|hr compliance|employment attorney|labor attorney',
    offer: 'employment law advice',
    needsClearance: true,
    sellers: 'employment lawyers',
    rule: 'law',
    audience: 'hr',
    guests:
      'a head of HR who rebuilt the files after a close call|a people leader who changed a contractor model in time|an HR director who trained sixty managers in one spring',
    openers:
      'Which contractor did you change first, and who was against it?|What did a manager ask in the training that made the whole spring worth it?',
    talk: {
      second: 'a CFO who has to approve a settlement',
      paper: 'a warning letter',
      debate: 'settle early, or let it go to court',
      invented:
        'A made-up complaint, a thin file, and an offer of forty thousand dollars: what would you want to know before you say yes or no?',
      asks: 'Which page would you look for in the file first?|What does a contractor’s week look like when you should look closer?|Which sentence should nobody put into an email?',
    },
    problems:
      'a termination that was right and not documented|contractors a judge would call employees|a complaint about the top salesperson|a handbook from three states ago',
    moments: 'the week a complaint reaches HR|the month the first employee moves to another state',
    myth: 'At-will means we need no reason',
    words: 'documentation|classification|the complaint|accommodation',
    names: 'Put It in the File|At Will',
  },
  {
    stems:
      'family law|family lawyer|family attorney|divorce|divorce lawyer|divorce attorney|custody|mediat',
    offer: 'divorce mediation and family law',
    sellers: 'family lawyers',
    rule: 'law',
    audience: 'parents',
    buyers: 'parents who are separating or fear that they will',
    guests:
      'a mother two years after the move into two homes|a school counselor who knows both addresses|a real estate agent who sells houses after a separation',
    openers:
      'What does a child carry back and forth that no calendar mentions?|What do two owners agree on before the sign goes up?',
    talk: {
      second: 'a grandmother who wants to keep both',
      paper:
        'a parenting calendar of one month|the budget of two households|a school form with two addresses',
      debate: 'keep the house for a year, or sell it at once',
      asks: 'Which piece of furniture took the longest to agree on?|What does the handover on a Friday look like by now?|Which bill surprised you in the first month of two households?',
    },
    problems:
      'a house nobody can afford alone|a calendar fought over in text messages|advice from friends who want a war|money one of the two has never seen',
    moments: 'the month after the holidays|the week one of the two rents an apartment',
    myth: 'Whoever hires the tougher lawyer wins',
    words: 'custody|the house|the schedule|disclosure',
    names: 'Two Houses|Settle It Here',
  },
  {
    stems:
      'estate plan|estate law|estate lawyer|estate attorney|estate planning attorney|probate attorney|trust|probate|elder law|wills',
    offer: 'estate planning',
    sellers: 'estate attorneys',
    rule: 'law',
    audience: 'retirees',
    guests:
      'a daughter who was the executor of two wills|a widower who found everything in one folder|a bank officer who closes accounts after a death',
    openers:
      'What was in the folder, and who had put it together?|What do families bring to the counter that you cannot use?',
    talk: {
      second: 'a daughter who will be the executor',
      paper: 'a letter to the executor',
      debate: 'equal shares, or shares by need',
      asks: 'Which sentence would you two like to have in writing before the next family dinner?|What did the house mean to each of you as children?|Who in the family could pay the electric bill tomorrow, and with which password?',
    },
    problems:
      'a will signed before the second marriage|a house with three heirs|passwords nobody else knows|a trust that was never funded',
    moments: 'the month after a funeral|the year a grandchild is born',
    myth: 'We do not have enough to need a plan',
    words: 'the will|the trust|power of attorney|probate',
    names: 'Three Heirs|The Drawer With the Papers',
  },
  {
    stems:
      'immigration|immigration lawyer|immigration attorney|visa law|visas|visa application|work permit|green card|citizenship|asylum|naturaliz',
    offer: 'immigration law',
    sellers: 'immigration lawyers',
    rule: 'law',
    audience: 'immigrants',
    buyers:
      'people and families whose next years depend on a visa, and the employers who sponsor them',
    problems:
      'a letter from the agency that nobody at home can read|a family that waits in two countries|a form filed in last year’s version|a job offer that depends on a lottery',
    moments: 'the months before a status expires|the week a request for evidence arrives',
    myth: 'If the forms are honest, it will work out',
    words: 'the interview|the priority date|status|the petition',
    names: 'Case Received|The Priority Date',
  },
  {
    stems:
      'business immigration|corporate immigration|employment immigration|employment based immigration|employers immigration|companies immigration|startups immigration|work visa|h 1b|visa sponsor|global mobility',
    offer: 'immigration law for employers',
    sellers: 'business immigration lawyers',
    rule: 'law',
    audience: 'hr',
    buyers: 'employers who hire from abroad and the HR people who handle it',
    problems:
      'a start date that depends on a lottery|a manager who promised a visa|travel that cannot wait|an audit of the I-9 forms',
    moments: 'the weeks before the lottery in March|the month a key engineer’s status ends',
    myth: 'Sponsoring somebody takes too long to be worth it',
    words: 'H-1B|the lottery|the I-9|status',
    names: 'Start Date Pending|Status Check',
  },
  {
    stems:
      'intellectual property|patent|patent attorney|patent lawyer|trademark|trademark attorney|trademark lawyer|ip law|ip lawyer|ip attorney|copyright',
    offer: 'patent and trademark work',
    sellers: 'patent attorneys',
    rule: 'law',
    audience: 'engineering',
    buyers: 'founders and heads of engineering with something worth copying',
    problems:
      'an invention shown before it was filed|a name that belongs to somebody in another state|a contractor who owns the code|a cease-and-desist letter in the launch week',
    moments: 'the month before a trade show|the quarter a competitor ships the same thing',
    myth: 'A patent is for large companies',
    words: 'prior art|the filing date|freedom to operate|the mark',
    names: 'Filed on Time|Prior Art',
  },
  {
    stems:
      'personal injury|injury lawyer|injury attorney|accident lawyer|accident attorney|criminal defense|accident law|workers comp|malpractice',
    offer: 'legal help after an accident',
    sellers: 'injury lawyers',
    rule: 'law',
    audience: 'injured',
    buyers: 'people who were hurt and deal with an insurer for the first time',
    problems:
      'a friendly adjuster who records the call|bills that arrive before the settlement|a deadline nobody mentioned|a job that cannot wait until the shoulder heals',
    moments: 'the week after an accident|the month the insurer makes its first offer',
    myth: 'The insurer will be fair if I am polite',
    words: 'the adjuster|the settlement|the police report|the deadline',
    names: 'The First Offer|What the Adjuster Said',
  },
];
