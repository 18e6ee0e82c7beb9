import type { NicheRow } from './rows.ts';

/** Work with one person at a time. */
export const personalNiches: readonly NicheRow[] = [
  {
    stems: 'coach',
    offer: 'coaching',
    sellers: 'coaches',
    audience: 'private',
    buyers: 'people with a decision they have put off for a year',
    guests:
      'a manager who quit and did not regret it|a founder who asked for help in the second year|a woman who rehearsed one talk with her boss eleven times',
    talk: {
      second: 'a spouse who has heard it a hundred times',
      paper: 'the list of pros and cons as it was first written',
      debate: 'decide by Friday, or sleep on it for a year',
      asks: 'What had been due since January, and what did you do instead?|What was the argument about the third time, and who said what?|Whom did you tell first once it was decided?',
    },
    problems:
      'a decision that has been due since January|the same argument with the same person|a goal that is written down again every year|a talk with the boss that is rehearsed and never held',
    moments: 'the week after a review or a rejection|the month a contract or a relationship ends',
    myth: 'I should be able to do this alone',
    words: 'the decision|the next step|boundaries|accountability',
    names: 'Due Since January|The Talk You Rehearse',
  },
  {
    stems:
      'life coach|adhd coach|hypno|mindset|confidence|self esteem|personal develop|life purpose|motivation|habit',
    offer: 'life coaching',
    sellers: 'life coaches',
    audience: 'professionals',
    problems:
      'a good life that feels like somebody else’s|decisions postponed until Monday|a yes that should have been a no|goals copied from other people’s photographs',
    moments: 'the week after a birthday with a zero|the month a job or a relationship ends',
    myth: 'I just need more discipline',
    words: 'feeling stuck|boundaries|Sunday evening|the next step',
    names: 'Sunday Evening|The No You Owe',
  },
  {
    stems: 'grief|griev|bereave|mourning|widow|loss of a',
    offer: 'grief support',
    sellers: 'grief companions',
    rule: 'health',
    audience: 'private',
    buyers: 'people in the first two years after a death',
    guests:
      'a widower who kept one coat|a daughter who went back to work after a week|a hospice nurse who stays in touch with families',
    talk: {
      second: 'a friend who does not know what to say',
      paper: 'a condolence card that was kept',
      debate: 'keep the house as it was, or change it in the first year',
      asks: 'Which first was harder than the anniversary?|Who stopped calling, and who did not?|What did somebody say that you still hear?',
    },
    problems:
      'a first year full of firsts|friends who stop calling after six weeks|a closet nobody dares to open|advice to move on',
    moments: 'the month after the funeral|the first holidays alone',
    myth: 'Time takes care of it',
    words: 'the first year|the anniversary|the closet|the empty chair',
    names: 'A Year of Firsts|After Six Weeks',
  },
  {
    stems: 'crypto|bitcoin|web3|defi',
    offer: 'help with crypto',
    sellers: 'crypto advisors',
    rule: 'money',
    audience: 'private',
    buyers: 'people who own a little crypto and trust nobody’s advice on it',
    guests:
      'a teacher who lost a wallet and found it again|a couple who sold in time and argued about it|an accountant who sorts out exchange statements',
    talk: {
      second: 'a spouse who never sees the wallet',
      paper: 'an exchange statement of one year',
      debate: 'hold it, or sell half',
      asks: 'Whose tip was it, and what did you pay?|Who could open the wallet if you could not?|What did the tax form ask that you could not answer?',
    },
    problems:
      'coins bought at the top on a tip|a password nobody else in the family knows|gains that were never reported|a wallet on an old phone',
    moments: 'the week a friend gets rich|the month the tax form asks about it',
    myth: 'It only goes up from here',
    words: 'the wallet|the seed phrase|the tax form|the exchange',
    names: 'The Old Phone|Bought at the Top',
  },
];
