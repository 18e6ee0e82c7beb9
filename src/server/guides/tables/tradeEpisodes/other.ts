import type { TradeEpisodes } from '../rows.ts';

/** Public institutions, learning, the arts, and services for single trades. */
export const otherEpisodes: TradeEpisodes = {
  'fundraising advice': [
    {
      title: 'A gala that raises its own cost',
      angle:
        'Do the full sum of one invented evening: the room, the band, the auction, and the staff hours from January on, which never appear in the report. Ask what the same hours would bring in visits to twenty donors. Leave open whether to end it; some galas earn their keep in other ways, and those deserve a minute.',
      ask: 'How do you decide whether an event is worth the hours of the people who run it?',
      tell: 'The gala raised two hundred thousand dollars. Let us count what it cost, starting in January.',
    },
    {
      title: 'An appeal edited by a committee',
      angle:
        'Read the first paragraph in three versions: the writer’s, the program director’s, the board’s. Count the words a donor would use. Then agree on a rule for next time: who may change facts, who may change sentences, and by which day.',
      ask: 'How many people edited your last appeal, and whose sentence survived?',
      tell: 'Version one was about a girl named Ana. Version seven is about our holistic approach.',
    },
    {
      title: 'One donor list in three systems',
      angle:
        'Follow a single gift: the check in the mail, the row in accounting, the name in the event tool, the thank-you letter to the wrong spelling. Decide on the air which system is right from now on, and what the first hour of cleaning looks like. Every amount and name in the example is made up.',
      ask: 'Where does a gift get lost between your systems, and who usually notices?',
      tell: 'Mrs. Alvarez gave twice last year. We thanked her once, as Mr. Alvarez.',
    },
  ],
  'services for law firms': [
    {
      title: 'A call on Friday, answered on Tuesday',
      angle:
        'Be the caller: listen to the menu, the voicemail, the weekend. Note when a second firm would have been called. Then design the first four minutes anew for a firm without a receptionist, conflicts check included.',
      ask: 'Who answers your phone at five on a Friday, and how did you arrive at that?',
      tell: 'I called five firms on a Friday afternoon. One of them called me back, on Tuesday.',
    },
    {
      title: 'The directory that ranks who pays',
      angle:
        'Open two directories, find three firms you know, and explain their places. What can be bought, what is asked of clients, what is simply old? Say where the same budget would be noticed by the people who refer work.',
      ask: 'Which ranking brought you a matter, if any did?',
      tell: 'The badge on the website says Best. The invoice for the badge is in the drawer.',
    },
    {
      title: 'Associates who never meet a client',
      angle:
        'Trace one matter and mark every moment when a junior could have been in the room. Choose two that cost nothing. Ask what clients think of it, because they are the reason partners give for leaving associates out.',
      ask: 'When did you first let an associate run a client call, and what did the client say?',
      tell: 'Fourth year, nine thousand hours, and she could not tell you what the client looks like.',
    },
  ],
  'services for accounting firms': [
    {
      title: 'Returns finished at midnight',
      angle:
        'Look at one late night in March and ask of each open return since when its papers were missing. Draw the curve of the whole season from those dates. The fix begins in January, with a letter you read aloud.',
      ask: 'Which rule about missing papers did you keep last season, and who tested it?',
      tell: 'It is March fourteenth, 11:50 at night, and the missing form arrived at nine.',
    },
    {
      title: 'A partner who reviews everything',
      angle:
        'Sort a week of reviews by what was found: law, numbers, commas. Hand the third pile over today and the second by June. Talk honestly about what a partner loses with it.',
      ask: 'What did you stop reviewing first, and what went wrong?',
      tell: 'On the partner’s desk lie forty-one files. In thirty-eight of them she will change a comma.',
    },
    {
      title: 'Clients priced in another decade',
      angle:
        'Pick the oldest engagement letter in the cabinet and price it as if it walked in today. Practice the call to that client, with the silence after the number. Some will leave; plan what their hours are for.',
      ask: 'How did you tell your oldest client the new fee, and what was the answer?',
      tell: 'This client pays what he paid in 2009. He is very happy with us.',
    },
  ],
  'consulting for agencies': [
    {
      title: 'The retainer that became a help desk',
      angle:
        'Open last month’s tickets of one retainer and read what the client would have been willing to pay for, one by one. Rewrite the scope in three sentences. The hard part is the email that introduces it, so write that, too.',
      ask: 'When did you notice that the retainer had turned into something else?',
      tell: 'We were hired to think. This month we resized forty-one banners.',
    },
    {
      title: 'A founder who still writes every pitch',
      angle:
        'Take the last three pitches apart: which pages only the founder could write, and which only the founder did write. Give one page away and say what it must achieve. Agree on a pitch you will not read beforehand.',
      ask: 'Which pitch went out without you for the first time, and how did it feel?',
      tell: 'It is Sunday evening, and the founder is moving a logo four pixels to the left.',
    },
    {
      title: 'Profit, known after the tax return',
      angle:
        'Build the Friday number: hours sold, hours worked, money due. It takes fifteen minutes and no software. Compare it with what the accountant said a year later, and decide which job you would have stopped.',
      ask: 'Which project did you believe was your best, until you saw its hours?',
      tell: 'In April the accountant told us how last year was. I would have liked to know in May of last year.',
    },
  ],
};
