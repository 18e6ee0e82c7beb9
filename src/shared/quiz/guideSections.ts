import { guideHeadings as headings } from '../content/guideHeadings.ts';
import { guideLabels as labels } from '../content/quizGuide.ts';
import { type Guide, type SectionKey, sectionKeys } from './guide.ts';
import type { GuideBlock, GuideCopy, GuideItem, GuideListKind, GuideSection } from './guideText.ts';

/** Returns the sections of a guide in the order of its keys. */
export const guideSections = (guide: Guide): GuideSection[] =>
  sectionKeys.map((id) => ({ id, title: headings[id], blocks: toBlocks[id](guide) }));

const toBlocks: Record<SectionKey, (guide: Guide) => GuideBlock[]> = {
  summary: ({ summary, names }) => [
    ...texts([labels.workingTitle(names[0]?.name ?? '', names.length - 1)]),
    list('list', onePage, (key) => ({ title: labels[key], facts: [{ text: summary[key] }] })),
  ],

  positioning: ({ positioning: { statement, paragraphs } }) => [
    { kind: 'lead', text: statement },
    ...texts(paragraphs),
  ],

  names: ({ names }) => [
    list('list', names, ({ name, reason }) => ({ title: name, facts: [{ text: reason }] })),
  ],

  episodes: ({ episodes }) => [
    list('numbered', episodes, ({ title, angle, guest, opening }) => ({
      title,
      facts: [
        { text: angle },
        { name: labels.guest, text: guest },
        { name: labels.opening, text: opening },
      ],
    })),
  ],

  guestPlan: ({ guestPlan: { intro, sources, order } }) => [
    ...texts([intro]),
    list('list', sources, ({ who, where, offer }) => ({
      title: who,
      facts: [
        { name: labels.where, text: where },
        { name: labels.offer, text: offer },
      ],
    })),
    heading(labels.order),
    ...texts([order]),
  ],

  calendar: ({ calendar: { intro, weeks } }) => [
    ...texts([intro]),
    {
      kind: 'calendar',
      weeks: weeks.map(({ title, tasks }) => ({
        title,
        tasks: tasks.map(({ day, minutes, kind, what }) => ({ day, minutes, kind, what })),
      })),
    },
  ],

  metrics: ({ metrics: { items, ignore } }) => [
    list('list', items, ({ name, target, how }) => ({
      title: name,
      facts: [
        { name: labels.target, text: target },
        { name: labels.counted, text: how },
      ],
    })),
    heading(labels.ignore),
    ...texts([ignore]),
  ],

  costs: ({ costs: { intro, items, cut } }) => [
    ...texts([intro]),
    list('list', items, ({ what, time, money }) => ({
      title: what,
      facts: [
        { name: labels.time, text: time },
        { name: labels.money, text: money },
      ],
    })),
    heading(labels.cut),
    ...texts([cut]),
  ],

  pushback: ({ pushback }) => [
    list('list', pushback, ({ title, conflict, instead }) => ({
      title,
      facts: [{ text: conflict }, { name: labels.instead, text: instead }],
    })),
  ],

  copy: ({ copy }) => [
    copied('invitation', message(copy.invitation)),
    copied('followUp', message(copy.followUp)),
    copied('questions', {
      text: copy.questions.map((one, index) => `${index + 1}. ${one}`).join('\n'),
    }),
    copied('description', { text: copy.description }),
    copied('trailer', { text: copy.trailer }),
    copied('linkedIn', { text: copy.linkedIn }),
  ],
};

/** The audience appears above all sections. */
const onePage = ['promise', 'format', 'firstGuest', 'firstDate', 'number'] as const;

const message = ({ subject, body }: Guide['copy']['invitation']) => ({ subject, text: body });

const copied = (
  id: keyof Guide['copy'],
  text: Pick<GuideCopy, 'subject' | 'text'>,
): GuideBlock => ({ kind: 'copy', id, title: labels.copy[id], ...text });

const heading = (text: string): GuideBlock => ({ kind: 'heading', text });
const texts = (all: readonly string[]): GuideBlock[] => all.map((text) => ({ kind: 'text', text }));
const list = <T>(
  kind: GuideListKind,
  all: readonly T[],
  toItem: (one: T, index: number) => GuideItem,
): GuideBlock => ({ kind, items: all.map(toItem) });
