import { claims, timing } from '../claims.ts';
import { anchors, links, serviceLinks } from '../links.ts';
import type { SectionHeading, Stat, Step } from '../shapes.ts';
import type { ServicePage } from './servicePage.ts';

type PodcastProduction = ServicePage & {
  process: SectionHeading & { steps: readonly [Step, Step, Step] };
  services: SectionHeading & { items: readonly Step[] };
  stats: { label: string; items: readonly Stat[] };
};

const stories = { label: 'See client stories', href: links.caseStudies.href };

export const podcastProduction: PodcastProduction = {
  key: 'podcast-production',
  head: {
    title: 'Podcast production for B2B companies',
    description: `Done-for-you B2B podcast production: strategy, recording direction, editing, artwork and publishing. Launch takes ${timing.launch} once the strategy is approved.`,
  },
  hero: {
    label: serviceLinks['podcast-production'].label,
    title: 'You hold the conversation. We make the show.',
    text: 'A producer plans each episode with you, sits in on the recording and hands back a finished episode. Your part is the conversation itself.',
    actions: [{ label: 'Get a production proposal', href: `#${anchors.cta}` }, stories],
  },
  process: {
    label: 'Process',
    title: 'Three steps to each episode',
    steps: [
      {
        title: 'Plan',
        text: 'We agree on the guest, the question the episode answers and the business reason for it. You get a one-page brief.',
      },
      {
        title: 'Record',
        text: 'You join from your desk. A producer checks sound and picture, keeps the time and asks for a second take when one is needed.',
      },
      {
        title: 'Finish',
        text: 'We edit, mix, write the show notes and send you the episode. You approve it or mark the minute that has to change.',
      },
    ],
  },
  services: {
    label: 'Services',
    title: 'What production covers',
    items: [
      {
        title: 'Show strategy',
        text: 'Audience, format, name and the first topics, in a document you sign off before anything is recorded.',
      },
      {
        title: 'Recording direction',
        text: 'Remote studio, guest sound check and a producer in each session.',
      },
      {
        title: 'Audio and video editing',
        text: 'Clean sound, steady levels, cuts that keep your meaning, chapters and captions.',
      },
      {
        title: 'Artwork and intro',
        text: 'Cover, episode images, music with cleared rights and a spoken intro.',
      },
      {
        title: 'Show notes',
        text: 'Title, summary, timestamps and links, written for people who are deciding whether to listen.',
      },
      {
        title: 'Publishing',
        text: `Setup of all accounts and release on ${claims.platforms} platforms.`,
      },
    ],
  },
  stats: {
    label: 'What stands behind a first episode',
    items: [
      { value: claims.clients, label: 'shows and clients served' },
      { value: timing.launch, label: 'from approved strategy to launch' },
      { value: claims.piecesPerEpisode, label: 'content pieces per episode' },
      { value: claims.retention, label: 'client retention' },
    ],
  },
  form: {
    id: anchors.cta,
    label: 'Start',
    title: 'Ask for a production proposal',
    text: `Two or three sentences about your company are enough. The proposal follows within ${timing.proposal}.`,
    closing: {
      title: 'Have a show already?',
      text: 'Send us the last episode. We tell you what we would change, and whether we would change anything at all.',
      actions: [stories, { label: 'All services', href: links.services.href }],
    },
  },
};
