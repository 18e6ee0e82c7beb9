import { claims, timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { SectionHeading, Stat, Step } from '../shapes.ts';
import type { ServicePage } from './servicePage.ts';

type Side = { title: string; points: readonly string[] };

type ContentRepurposing = ServicePage & {
  stats: { label: string; items: readonly Stat[] };
  types: SectionHeading;
  process: SectionHeading & { steps: readonly Step[] };
  change: SectionHeading & { before: Side; after: Side };
};

const stories = { label: 'See client stories', href: links.caseStudies.href };

export const contentRepurposing: ContentRepurposing = {
  key: 'content-repurposing',
  head: {
    title: `Content repurposing: ${claims.piecesPerEpisode} pieces per episode`,
    description: `One podcast recording becomes ${claims.piecesPerEpisode} clips, posts, articles and emails in your voice, approved by you and scheduled on the channels your buyers use.`,
  },
  hero: {
    label: serviceLinks['content-repurposing'].label,
    title: `One recording, ${claims.piecesPerEpisode} pieces`,
    text: 'You have already said it well once, on the recording. We turn it into the clips, posts, articles and emails your marketing needs that month.',
    actions: [{ label: 'Get a repurposing plan', href: ctaHref }, stories],
  },
  stats: {
    label: 'What one conversation carries',
    items: [
      { value: claims.piecesPerEpisode, label: 'content pieces per episode' },
      { value: claims.platforms, label: 'platforms supplied' },
      { value: timing.distribution, label: 'from upload to published episode' },
      { value: claims.averageLeadIncrease, label: 'average lead increase' },
    ],
  },
  types: {
    label: 'Content types',
    title: 'What we make from an episode',
    text: 'The figures are those of the episode above.',
  },
  process: {
    label: 'Process',
    title: 'From transcript to calendar',
    steps: [
      {
        title: 'Mark',
        text: 'An editor reads the transcript and marks each thought that works without the rest.',
      },
      {
        title: 'Make',
        text: 'Clips, texts and images are made from the marked passages, following a style guide we wrote with you.',
      },
      {
        title: 'Approve',
        text: 'You see everything in one place and approve, change or drop each piece.',
      },
      {
        title: 'Schedule',
        text: 'Approved pieces go into the calendar, spread over the weeks until the next episode.',
      },
    ],
  },
  change: {
    label: 'Before and after',
    title: 'What changes in your marketing',
    before: {
      title: 'Before',
      points: [
        'An episode goes out and is forgotten within days',
        'Someone on the team has to think of a post each morning',
        'Clips are cut when there is time, which is rarely',
        'The guest never shares anything',
      ],
    },
    after: {
      title: 'After',
      points: [
        `Each episode feeds the calendar with ${claims.piecesPerEpisode} pieces`,
        'The month is planned, approved and scheduled ahead',
        'Every piece points back to the same idea and the same offer',
        'The guest gets a ready set and posts it',
      ],
    },
  },
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Ask about repurposing',
    text: `Tell us where your buyers read and watch. We answer within ${timing.response}.`,
    closing: {
      title: 'See it with your own material',
      text: 'Send us one recording, and we show you on the call which passages we would use and for what.',
      actions: [{ label: 'All services', href: links.services.href }, stories],
    },
  },
};
