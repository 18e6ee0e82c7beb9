import { anchors, links } from './links.ts';
import type { Hero, Opener, Step } from './shapes.ts';

/** What stands on the quiz page before the first question. */
export const quizStart: { hero: Hero; outcome: Opener & { items: readonly Step[] } } = {
  hero: {
    label: links.quiz.label,
    title: 'What Should My Podcast Be About?',
    text: 'The online quiz opens soon. Until then, ask its questions to a person: on a free strategy call you get the same answer, in writing if you want it.',
    note: 'Est. 5 minutes',
    actions: [
      { label: 'Book the free call', href: `${links.contact.href}#${anchors.schedule}` },
      { label: 'Read how to choose a topic', href: links.blog.href },
    ],
  },
  outcome: {
    label: 'Outcome',
    title: 'What you will know afterward',
    items: [
      {
        title: 'Which kind of show fits',
        text: 'A business podcast, a personal brand show, or a mix of the two.',
      },
      {
        title: 'Who to invite first',
        text: 'Guests you could sell to, and the subject they would say yes to.',
      },
      {
        title: 'What to do next',
        text: 'Format, length, rhythm and the first steps for the show you described.',
      },
    ],
  },
};
