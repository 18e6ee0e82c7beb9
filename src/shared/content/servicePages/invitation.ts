import { claims } from '../claims.ts';
import type { SectionHeading, Step } from '../shapes.ts';

type Paragraph = { text: string; /** The number of the note that explains it. */ note?: number };

// sample: an invented invitation, see sampleShow.ts; names are in brackets
const paragraphs: readonly Paragraph[] = [
  { text: 'Hello [first name],' },
  {
    text: 'In your talk at Dairy Days you said that the truck was not the problem, the ramp was. I have been thinking about that ever since.',
    note: 1,
  },
  {
    text: 'I host Kept Cold, a show in which people who move food explain one decision. I would like to ask you one thing: what did you change at the ramp, and who had to be persuaded first?',
    note: 2,
  },
  {
    text: 'It takes 45 minutes, by video. You see the questions a week ahead, hear the episode before anyone else does, and can cut whatever you like. It is not a sales call.',
    note: 3,
  },
  { text: 'Would Tuesday the 14th or Thursday the 16th work for you?', note: 4 },
  { text: '[your name]\nHost of Kept Cold' },
];

const subject = 'What you changed at the ramp';

export const invitation = {
  label: 'Invitation',
  subjectLabel: 'Subject',
  subject,
  paragraphs,
  /** What the button copies. */
  text: `Subject: ${subject}\n\n${paragraphs.map(({ text }) => text).join('\n\n')}`,
  copy: 'Copy the email',
  copied: 'Copied',
  /** Without TLS there is no clipboard. */
  failed: 'Select the text and copy it',
};

export const invitationNotes: SectionHeading & { notes: readonly Step[] } = {
  label: 'The email',
  title: `Four reasons why ${claims.outreachResponse} respond`,
  notes: [
    {
      title: 'It fits one person',
      text: 'The first line is about something they said or did. The email could not go to anyone else.',
    },
    {
      title: 'It asks one question',
      text: 'A list of topics is homework. A good question gets an answer in the reader’s head before the reply is written.',
    },
    {
      title: 'It names the price',
      text: '45 minutes, and the last word on what is published. Nobody has to wonder what the catch is.',
    },
    {
      title: 'It ends with two dates',
      text: 'The answer can be one word. We hold both dates until it arrives.',
    },
  ],
};
