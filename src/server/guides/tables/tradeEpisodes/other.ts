import type { TradeEpisodes } from '../rows.ts';

/** Public institutions, learning, the arts, and services for single trades. */
export const otherEpisodes: TradeEpisodes = {
  'fundraising advice': [
    {
      title: 'A gala that raises its own cost',
      angle:
        'Do the full sum of one invented evening: the room, the band, the auction, and the staff hours from January on, which never stand in the report. Ask what the same hours would bring in visits to twenty donors. Leave open whether to end it; some galas earn their keep in other ways, and those deserve a minute.',
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
};
