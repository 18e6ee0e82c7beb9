import type { NoteCategory, NoteColor } from '../whiteboard/constants.ts';

type TemplateSection = {
  title: string;
  color: NoteColor;
  category: NoteCategory;
  /** The first note: a question to begin with. */
  prompt: string;
};

export type BoardTemplate = {
  title: string;
  description: string;
  sections: readonly TemplateSection[];
};

/** The templates for a new board; the alternative is an empty one. */
export const boardTemplates: readonly BoardTemplate[] = [
  {
    title: 'Podcast season',
    description: 'Audience, episodes, guests and marketing of the next season',
    sections: [
      {
        title: 'Audience',
        color: '#99CCFF',
        category: 'topic',
        prompt: 'Which buyers should listen, and what do they struggle with?',
      },
      {
        title: 'Episode ideas',
        color: '#FFE066',
        category: 'idea',
        prompt: 'What do prospects ask before they buy?',
      },
      {
        title: 'Guests',
        color: '#99FF99',
        category: 'guest',
        prompt: 'Whom do we want as a client or a partner?',
      },
      {
        title: 'Questions',
        color: '#CC99FF',
        category: 'question',
        prompt: 'What do we have to find out first?',
      },
      {
        title: 'Marketing',
        color: '#FFB366',
        category: 'task',
        prompt: 'Where does each episode reach our buyers?',
      },
      {
        title: 'Next steps',
        color: '#FF9999',
        category: 'task',
        prompt: 'Who does what by when?',
      },
    ],
  },
  {
    title: 'Episode plan',
    description: 'One episode from its goal to the call to action',
    sections: [
      {
        title: 'Goal',
        color: '#99CCFF',
        category: 'topic',
        prompt: 'What should listeners do after this episode?',
      },
      {
        title: 'Opening',
        color: '#FFE066',
        category: 'idea',
        prompt: 'Which sentence keeps them listening?',
      },
      {
        title: 'Questions for the guest',
        color: '#CC99FF',
        category: 'question',
        prompt: 'What can only this guest answer?',
      },
      {
        title: 'Stories and figures',
        color: '#99FF99',
        category: 'idea',
        prompt: 'Which result can we show in numbers?',
      },
      {
        title: 'Clips',
        color: '#FFCC99',
        category: 'idea',
        prompt: 'Which three moments work on their own?',
      },
      {
        title: 'Call to action',
        color: '#FFB366',
        category: 'task',
        prompt: 'What do we offer at the end?',
      },
    ],
  },
  {
    title: 'Season retrospective',
    description: 'What the last season brought, and what changes',
    sections: [
      {
        title: 'Went well',
        color: '#99FF99',
        category: 'topic',
        prompt: 'Which episodes led to conversations with buyers?',
      },
      {
        title: 'To improve',
        color: '#FF9999',
        category: 'topic',
        prompt: 'Where did we lose time or listeners?',
      },
      {
        title: 'Learned',
        color: '#99CCFF',
        category: 'topic',
        prompt: 'What do we know now about our audience?',
      },
      {
        title: 'Try next',
        color: '#FFE066',
        category: 'idea',
        prompt: 'What do we test in the next season?',
      },
    ],
  },
];
