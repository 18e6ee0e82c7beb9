import type { TradeEpisodes } from '../rows.ts';

export const personalEpisodes: TradeEpisodes = {
  'relationship coaching': [
    {
      title: 'The same argument, in new clothes',
      angle:
        'Write the dialogue of an evening about a dishwasher and then the one about the vacation, and lay them over each other. Find the line that occurs in both, it is short and begins with “you never” or “you always.” Say what each hears in it, and close on an opening sentence that is about the speaker.',
      ask: 'What was the argument about the third time, and what had it really been about?',
      tell: 'It is not about the dishwasher, but we will begin there, because that is where everyone begins.',
    },
    {
      title: 'Quiet is not the same as peace',
      angle:
        'Distinguish three kinds of silence with small scenes: the tired one on the couch, the careful one at the table, the one with the back turned. For every kind, there is a different first sentence, and one for which there should be no sentence at all. Couples can agree on a word that asks which it is.',
      ask: 'Which silence between you was a good one, and how do you tell the difference by now?',
      tell: 'Listen for ten seconds to two people who are not talking.',
    },
    {
      title: 'A phone at the dinner table',
      angle:
        'Eat dinner with the phone in view and count: the glances, the turned screen, the sentence that has to be repeated. Speak fairly for the person who holds it, there may be a shift plan or a sick mother in there. In place of a ban, agree on one meal a week and a drawer.',
      ask: 'When did a phone last spoil an evening, and when did it save one?',
      tell: 'It lies next to the fork with its face down, and it is still the third person at the table.',
    },
  ],
  'parenting support': [
    {
      title: 'Five times in one night',
      angle:
        'Write the log of a night with times and nothing else, who got up, what was said, what helped. Read it at noon, when everyone is friendlier. Look for the one visit that could change first and plan it for three nights, with the sentence both parents will say.',
      ask: 'What did the first better night look like, and what had you changed?',
      tell: 'Eleven forty, one fifteen, two fifty, four o’clock, twenty to six.',
    },
    {
      title: 'The checkout line: a tantrum in public',
      angle:
        'Slow down ninety seconds at a supermarket checkout and look at them from four heights: the child, the parent, the man behind, the cashier. Find the moment after which nothing can be taught anymore. What helps then is short, and what helps earlier begins in the parking lot.',
      ask: 'What did somebody in the line do that helped you?',
      tell: 'He wants the gum, he is on the floor, and there are six people behind you.',
    },
    {
      title: 'Two parents, two methods',
      angle:
        'Let two parents who love the same child describe bedtime separately. Underline where they want the same, which is more than they think, and put the rest into two piles: matters of safety, matters of taste. The second pile is divided by evenings and not by who is right.',
      ask: 'About which rule did you two disagree longest, and what do the children say about it today?',
      tell: 'She says ten minutes, he says one more story, and upstairs somebody is listening.',
    },
  ],
  'therapy and counseling': [
    {
      title: 'When worry looks like diligence',
      angle:
        'Go through a to-do list from Sunday night and mark what is work and what is a way of calming down, the third check of an email, the plan for the plan. Explain in general terms what worry wants. An exercise of five minutes ends the show, with a note on where to find help that is more than a podcast.',
      ask: 'When did somebody first tell you that it was worry, and what had you called it?',
      tell: 'On this list there are twelve tasks, and five of them are there to calm somebody down.',
    },
    {
      title: 'What the body says first',
      angle:
        'Begin at the doctor’s, where nothing was found, and take that seriously as good news and as no answer. List the usual languages, the jaw, the stomach, the breath on the stairs, without diagnosing anybody. Invite listeners to note for a week what happened an hour earlier, and to show the page to somebody qualified.',
      ask: 'How did your body get your attention, and what did you try before you listened?',
      tell: 'The doctor found nothing, and you still cannot swallow on Sunday evenings.',
    },
    {
      title: 'Weekends too short to recover',
      angle:
        'Cut a weekend into its hours and count the ones that belong to nobody. Compare rest that restores with rest that numbs, with ordinary examples and no scolding. A listener chooses one hour, protects it in the calendar under a name that nobody will question, and hears what to do if even a vacation does not help.',
      ask: 'What does an hour look like after which you are really rested?',
      tell: 'By Saturday noon the week has stopped, and on Sunday at four the next one begins.',
    },
  ],
  coaching: [
    {
      title: 'Due since January',
      angle:
        'Choose a decision people recognize, the move, the class, the talk with a brother, and ask it six plain questions: since when, who else waits, what does waiting pay. Keep your own life in it and leave clients out. The last question asks for a date, and the listener gives it aloud, wherever they are.',
      ask: 'What had been due for a long time, and what did the day look like on which you did it?',
      tell: 'It has been on the list since January, and it has survived three new lists.',
    },
    {
      title: 'The same person, the same argument',
      angle:
        'Draw two columns for one quarrel with a sister or a colleague, what was said and what was meant. Swap the roles and read it again. What changes on the next occasion is only the first sentence, so spend ten minutes on that.',
      ask: 'How did it end, the argument that you had had so many times before?',
      tell: 'We both know our lines, and neither of us has ever liked the play.',
    },
    {
      title: 'A goal you write down again every December',
      angle:
        'Find three old lists of good intentions and underline what is on all of them. Assume that it was never wanted and see what is left; then assume that it was wanted and never small enough. One of the two will sting, and from there the first step is easy to name.',
      ask: 'Which goal did you cross out for good, and how did that feel?',
      tell: 'Here are three lists from three Decembers, and one line is on all of them.',
    },
  ],
  'life coaching': [
    {
      title: 'A good life that feels borrowed',
      angle:
        'Go through a day that looks enviable from outside and ask at each station whose idea this was, a father’s, a magazine’s, a version from ten years ago. Nothing has to be thrown away. Pick the hour that is most your own and make it a quarter of an hour longer this week.',
      ask: 'When did you notice that something you had worked for was somebody else’s wish?',
      tell: 'The house is lovely, the job is good, and in the garage somebody sits in the car for another ten minutes.',
    },
    {
      title: 'On Monday I will decide',
      angle:
        'Look at what happens between Thursday, when it is clear, and Monday, when it is not anymore: the opinions, the list, the weekend. Try the decision on for a day as if it were made, and watch the shoulders. The method is simple enough to start in the middle of the episode.',
      ask: 'Which decision did you take on an ordinary Thursday, and what had you stopped doing?',
      tell: 'On Thursday you knew it, and then the weekend came.',
    },
    {
      title: 'The yes that should have been a no',
      angle:
        'Collect five requests of a normal week and say no to them aloud, in the kitchen, in your own words: the committee, the ride, the favor with a deadline. Notice at which one the voice goes up. That one is for this week, and it gets no reason longer than four words.',
      ask: 'Which no cost you the most courage, and what did the other person say?',
      tell: 'Say no to me, right now, out loud, to something small.',
    },
  ],
  'grief support': [
    {
      title: 'A year of firsts',
      angle:
        'Go through a calendar slowly and name the days nobody warns about: the first form with a box for “widowed,” the dentist’s reminder, the good weather. Leave room after each. People who mourn can choose one coming day and decide who will be told about it beforehand.',
      ask: 'Which day was harder than the ones everyone had prepared you for?',
      tell: 'There are days that everybody knows about, and I would like to talk about a Tuesday.',
    },
    {
      title: 'After six weeks the phone is quiet',
      angle:
        'Speak to both sides of a silent telephone: the one who grieves and the friend who is afraid to say the wrong thing. Read five messages that need no answer and can be sent as they are. Ask friends to put a date in the calendar, three months from now, before they forget.',
      ask: 'Who was still there in the third month, and what did they do?',
      tell: 'In the first weeks the freezer is full of casseroles, and then it is empty.',
    },
    {
      title: 'The closet',
      angle:
        'Open a closet door, in your own words, and take in what hangs there without moving it. Describe the ways people have found, one box, one coat, a quilt, not yet. No way is early or late, and the door may be closed again at the end.',
      ask: 'What did you keep, and where is it now?',
      tell: 'I will open a door, and we do not have to take anything out.',
    },
  ],
  'help with crypto': [
    {
      title: 'Bought at the top, on a tip',
      angle:
        'Replay the evening of a tip in slow motion: who told it, who was winning, what was checked. Do not talk about what to buy or sell; talk about the four questions that could have been asked in that kitchen. The listener writes them onto a card that stays in the wallet made of leather.',
      ask: 'Whose tip was it, and what made it sound so reasonable that evening?',
      tell: 'Everybody at the barbecue was a genius that summer.',
    },
    {
      title: 'If you were gone tomorrow: who could open the wallet',
      angle:
        'Act out, with nothing real on the screen, what a spouse would have to find: the device, the phrase, the exchange, the email behind it. Show how it can be written down without writing the secret itself. Point to an estate lawyer for the will, and end with one envelope and a date to check it.',
      ask: 'Who knows what you own and where, and how did you tell them?',
      tell: 'Imagine that somebody who loves you sits in front of your computer tomorrow.',
    },
    {
      title: 'The yes-or-no box on the tax form',
      angle:
        'Read the digital-asset question on the federal form word for word and go through five everyday cases, buying, swapping, being paid, giving, losing. Sort out which records each of them leaves and where to download them. For anything after that, name the kind of professional who does this and the folder to bring.',
      ask: 'What did you find when you first put a whole year of transactions in order?',
      tell: 'There is one small box on page one, and it asks a question that many people read twice.',
    },
  ],
};
