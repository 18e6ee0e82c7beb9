import type { Content } from '../../shared/content/documents.ts';
import { fill } from '../../shared/fill.ts';
import { type Guide, type SectionKey, sectionKeys } from '../../shared/quiz/guide.ts';
import type {
  GuideBlock,
  GuideCopy,
  GuideItem,
  GuideListKind,
  GuideSection,
} from '../../shared/quiz/guideText.ts';
import { siteContent } from '../content/siteContent.ts';

type Texts = Content['pages/guide'];

/** Returns the sections of a guide in the order of its keys. */
export function guideSections(guide: Guide): GuideSection[] {
  const texts = siteContent().documents['pages/guide'];
  return sectionKeys.map((id) => ({
    id,
    title: texts.headings[id],
    blocks: toBlocks[id](guide, texts),
  }));
}

const toBlocks: Record<SectionKey, (guide: Guide, texts: Texts) => GuideBlock[]> = {
  summary: ({ summary, names }, { labels }) => [
    text(fill(labels.workingTitle, { name: names[0]?.name ?? '', count: names.length - 1 })),
    list('list', onePage, (key) => ({ title: labels[key], facts: [{ text: summary[key] }] })),
  ],

  positioning: ({ positioning: { statement, paragraphs } }) => [
    { kind: 'lead', text: statement },
    ...paragraphs.map(text),
  ],

  names: ({ names }) => [
    list('list', names, ({ name, reason }) => ({ title: name, facts: [{ text: reason }] })),
  ],

  episodes: ({ episodes }, { labels }) => [
    list('numbered', episodes, ({ title, angle, guest, opening }) => ({
      title,
      facts: [
        { text: angle },
        { name: labels.guest, text: guest },
        { name: labels.opening, text: opening },
      ],
    })),
  ],

  guestPlan: ({ guestPlan: { intro, sources, order } }, { labels }) => [
    text(intro),
    list('list', sources, ({ who, where, offer }) => ({
      title: who,
      facts: [
        { name: labels.where, text: where },
        { name: labels.offer, text: offer },
      ],
    })),
    heading(labels.order),
    text(order),
  ],

  calendar: ({ calendar: { intro, weeks } }) => [
    text(intro),
    {
      kind: 'calendar',
      weeks: weeks.map(({ title, tasks }) => ({
        title,
        tasks: tasks.map(({ day, minutes, kind, what }) => ({ day, minutes, kind, what })),
      })),
    },
  ],

  metrics: ({ metrics: { items, ignore } }, { labels }) => [
    list('list', items, ({ name, target, how }) => ({
      title: name,
      facts: [
        { name: labels.target, text: target },
        { name: labels.counted, text: how },
      ],
    })),
    heading(labels.ignore),
    text(ignore),
  ],

  costs: ({ costs: { intro, items, cut } }, { labels }) => [
    text(intro),
    list('list', items, ({ what, time, money }) => ({
      title: what,
      facts: [
        { name: labels.time, text: time },
        { name: labels.money, text: money },
      ],
    })),
    heading(labels.cut),
    text(cut),
  ],

  pushback: ({ pushback }, { labels }) => [
    list('list', pushback, ({ title, conflict, instead }) => ({
      title,
      facts: [{ text: conflict }, { name: labels.instead, text: instead }],
    })),
  ],

  copy: ({ copy }, texts) => {
    const copied = (
      id: keyof Guide['copy'],
      content: Pick<GuideCopy, 'subject' | 'text'>,
    ): GuideBlock => ({ kind: 'copy', id, title: texts.copy[id], ...content });
    return [
      copied('invitation', message(copy.invitation)),
      copied('followUp', message(copy.followUp)),
      copied('questions', {
        text: copy.questions.map((one, index) => `${index + 1}. ${one}`).join('\n'),
      }),
      copied('description', { text: copy.description }),
      copied('trailer', { text: copy.trailer }),
      copied('linkedIn', { text: copy.linkedIn }),
    ];
  },
};

/** The audience appears above all sections. */
const onePage = ['promise', 'format', 'firstGuest', 'firstDate', 'number'] as const;

const message = ({ subject, body }: Guide['copy']['invitation']) => ({ subject, text: body });

const heading = (text: string): GuideBlock => ({ kind: 'heading', text });
const text = (text: string): GuideBlock => ({ kind: 'text', text });
const list = <T>(
  kind: GuideListKind,
  all: readonly T[],
  toItem: (one: T, index: number) => GuideItem,
): GuideBlock => ({ kind, items: all.map(toItem) });
