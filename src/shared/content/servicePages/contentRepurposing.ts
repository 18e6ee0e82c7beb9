import { claims, timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { ServicePage } from './servicePage.ts';

const cta = { label: 'Get a repurposing plan', href: ctaHref };
const stories = { label: 'See client stories', href: links.caseStudies.href };

export const contentRepurposing: ServicePage = {
  key: 'content-repurposing',
  head: {
    title: `Content repurposing: ${claims.piecesPerEpisode} pieces per episode`,
    description: `One podcast recording becomes ${claims.piecesPerEpisode} clips, posts, articles and emails in your voice, approved by you and scheduled on the channels your buyers use.`,
  },
  hero: {
    label: serviceLinks['content-repurposing'].label,
    title: `One recording, ${claims.piecesPerEpisode} pieces`,
    text: 'You have already said it well once, on the recording. We turn it into the clips, posts, articles and emails your marketing needs that month.',
    actions: [cta, stories],
  },
  sections: [
    {
      kind: 'stats',
      label: 'In figures',
      title: 'What one conversation carries',
      stats: [
        { value: claims.piecesPerEpisode, label: 'content pieces per episode' },
        { value: claims.platforms, label: 'platforms supplied' },
        { value: timing.distribution, label: 'from upload to published episode' },
        { value: claims.averageLeadIncrease, label: 'average lead increase' },
      ],
    },
    {
      kind: 'cards',
      label: 'Content types',
      title: 'What we make from an episode',
      cards: [
        {
          title: 'Video clips',
          text: 'Vertical and square cuts with captions, each built around one idea that stands on its own.',
        },
        {
          title: 'LinkedIn posts',
          text: 'Text posts and carousels under your name, in the words you used.',
        },
        {
          title: 'Articles',
          text: 'A blog article that answers the question of the episode, with title and description for search.',
        },
        {
          title: 'Newsletter',
          text: 'A short email your list can read without having heard the episode.',
        },
        {
          title: 'Quote images and audiograms',
          text: 'Ready for you and for the guest, who gets a set to share.',
        },
        {
          title: 'Sales snippets',
          text: 'Short answers to objections, cut for your sales team to send after a call.',
        },
      ],
    },
    {
      kind: 'steps',
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
    {
      kind: 'beforeAfter',
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
    {
      kind: 'closing',
      title: 'See it with your own material',
      text: 'Send us one recording, and we show you on the call which passages we would use and for what.',
      actions: [cta, { label: 'All services', href: links.services.href }, stories],
    },
  ],
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Ask about repurposing',
    text: `Tell us where your buyers read and watch. We answer within ${timing.response}.`,
  },
};
