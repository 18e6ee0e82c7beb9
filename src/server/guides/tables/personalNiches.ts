import type { NicheRow } from './rows.ts';

/** Work with one person or one family at a time. */
export const personalNiches: readonly NicheRow[] = [
  {
    stems: 'photograph|fotograf|portrait|newborn photo|family photo|commercial photo|headshot',
    offer: 'photography',
    sellers: 'photographers',
    audience: 'parents',
    buyers: 'families who want pictures of people as they are now',
    guests:
      'a father who printed one picture a year|a grandmother who was always behind the camera|a kindergarten teacher who gets children to laugh',
    openers:
      'Who took the first picture with you in it, and where is it?|What do you say to a child who is told to smile?',
    talk: {
      second: 'a grandmother who asks for prints',
      paper: 'the contact sheet of one afternoon',
      debate: 'at home as you are, or outside as you would like to be',
      asks: 'Which picture would you carry out of a fire?|Who in the family refuses to be photographed, and how did you get them in?|What was the weather on the day of the good one?',
    },
    problems:
      'nine hundred pictures on a phone and none on the wall|a family photo that has been planned for six years|grandparents who were always behind the camera|children who freeze when told to smile',
    moments: 'the month a baby is due|the weeks before the holiday cards',
    myth: 'Phones are good enough now',
    words: 'the gallery|golden hour|the album|the holiday card',
    names: 'One for the Wall|Golden Hour',
  },
  {
    stems:
      'relationship coach|couples coach|couples counsel|dating coach|marriage counsel|couples therap|marriage coach|dating',
    offer: 'relationship coaching',
    sellers: 'relationship coaches',
    audience: 'partners',
    buyers: 'couples who love each other and keep having the same argument',
    problems:
      'the same argument in new clothes|a silence mistaken for peace|a phone at the dinner table|affection that is scheduled away',
    moments: 'the month after a first child|the week the word separation is said',
    myth: 'If it were right, it would not be work',
    words: 'the argument|date night|trust|the silence',
    names: 'Dishes and Other Fights|The Same Argument',
  },
  {
    stems: 'parenting|parent coach|child develop|family coach',
    offer: 'parenting support',
    sellers: 'parenting coaches',
    audience: 'parents',
    buyers: 'parents who have read the books and are still awake at two',
    problems:
      'nights with five interruptions|a tantrum in the checkout line|two parents with two methods|a teenager who answers with one word',
    moments: 'the month parental leave ends|the first weeks of a school year',
    myth: 'It is only a phase',
    words: 'bedtime|the meltdown|screens|consequences',
    names: 'One-Word Answers|Still Awake at Two',
  },
  {
    stems: 'therap|counsel|psycholog|mental health|psychother|burnout|stress|anxiety|trauma',
    offer: 'therapy and counseling',
    sellers: 'therapists',
    rule: 'health',
    audience: 'professionals',
    buyers: 'people who function well by day and lie awake at night',
    problems:
      'worry that looks like diligence|a body that says what the mouth does not|weekends too short to recover|a family rule that is still obeyed',
    moments: 'the month after a loss|the week the doctor finds nothing',
    myth: 'Others have it worse',
    words: 'overthinking|the panic|sleep|boundaries',
    names: 'The Doctor Found Nothing|Awake at Three',
  },
  {
    stems: 'coach',
    offer: 'coaching',
    sellers: 'coaches',
    audience: 'private',
    buyers: 'people with a decision they have put off for a year',
    guests:
      'a manager who quit and did not regret it|a founder who asked for help in the second year|a woman who rehearsed one talk with her boss eleven times',
    openers:
      'What did the help look like, and what had you tried in the first year?|What did you say the twelfth time, when the boss sat across from you?',
    talk: {
      second: 'a spouse who has heard it a hundred times',
      paper: 'the list of pros and cons as it was first written|a letter that was never sent',
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
    openers:
      'Who at work said the right thing, and what was it?|What do families ask you months later?',
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
    openers:
      'What did the two of you argue about once it was sold?|What is missing from the box that people bring you?',
    talk: {
      second: 'a spouse who never sees the wallet',
      paper: 'an exchange statement of one year',
      debate: 'hold it, or sell half',
      asks: 'What did you know about it when you bought, and what do you know now?|Where is the seed phrase not, and how did you decide that?|Who helped you with the exchange statements, and what did they ask for first?',
    },
    problems:
      'coins bought at the top on a tip|a password nobody else in the family knows|a tax form with a yes-or-no box|a wallet on an old phone',
    moments: 'the week a friend gets rich|the month the tax form asks about it',
    myth: 'It only goes up from here',
    words: 'the wallet|the seed phrase|the tax form|the exchange',
    names: 'The Old Phone|Bought at the Top',
  },
];
