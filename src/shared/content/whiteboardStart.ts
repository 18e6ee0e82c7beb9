import { anchors, links } from './links.ts';
import type { Hero, Opener, Step } from './shapes.ts';

/** What stands on the whiteboard page until the board itself does. */
export const whiteboardStart: { hero: Hero; session: Opener & { items: readonly Step[] } } = {
  hero: {
    label: links.whiteboard.label,
    title: 'Q1 2025 Podcast Planning',
    text: 'The shared board opens soon. Until then we hold the same session with you on a call and send you the notes.',
    note: '45 min',
    actions: [{ label: 'Plan it with us', href: `${links.contact.href}#${anchors.schedule}` }],
  },
  session: {
    label: 'The session',
    title: 'What gets planned',
    items: [
      { title: 'Episode ideas and topics', text: 'What your future clients ask before they buy.' },
      { title: 'Guest ideas', text: 'The people you would like to meet, and who knows them.' },
      { title: 'Action items and questions', text: 'Who does what by when, and what is open.' },
    ],
  },
};
