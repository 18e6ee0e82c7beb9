import type { NoteCategory, NoteColor } from '../whiteboard/constants.ts';

type Column = { category: NoteCategory; color: NoteColor; notes: readonly string[] };

/** The initial state of the public demo board: a half-finished plan. Sample content. */
export const demoColumns: readonly Column[] = [
  {
    category: 'idea',
    color: '#FFE066',
    notes: [
      'The deal we nearly lost, and what saved it',
      'Three numbers every owner should know on Monday',
      'What our best client asked before signing',
    ],
  },
  {
    category: 'topic',
    color: '#99CCFF',
    notes: ['Pricing without apologizing', 'Hiring the first salesperson', 'When to say no'],
  },
  {
    category: 'guest',
    color: '#99FF99',
    notes: [
      'A CFO who sold a company last year',
      'Our longest-standing customer',
      'The author of the industry report',
    ],
  },
  {
    category: 'task',
    color: '#FFB366',
    notes: ['Write the invitation for the first three guests', 'Book two recording mornings'],
  },
  {
    category: 'question',
    color: '#CC99FF',
    notes: ['Weekly, or every other week?', 'Who answers listeners’ emails?'],
  },
];

/** Shown on the demo board. */
export const demoNotice = {
  label: 'Public demo',
  text: 'This board is public: anyone can read and change it. It is tidied every night.',
  create: 'Make your own board',
};
