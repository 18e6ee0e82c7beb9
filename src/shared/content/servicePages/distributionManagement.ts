import { claims, timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { ServicePage } from './servicePage.ts';

const cta = { label: 'Get a distribution plan', href: ctaHref };
const stories = { label: 'See client stories', href: links.caseStudies.href };

export const distributionManagement: ServicePage = {
  key: 'distribution-management',
  head: {
    title: `Podcast distribution on ${claims.platforms} platforms`,
    description: `Your B2B podcast on ${claims.platforms} audio, video and social platforms, live within ${timing.distribution} of upload, with titles and descriptions written for search.`,
  },
  hero: {
    label: serviceLinks['distribution-management'].label,
    title: `On ${claims.platforms} platforms within ${timing.distribution}`,
    text: `You upload or approve the episode. Within ${timing.distribution} it is live wherever your buyers listen, watch and search, with the right title, text and image on each platform.`,
    actions: [cta, stories],
  },
  sections: [
    {
      kind: 'cards',
      label: 'Platforms',
      title: 'Where your show appears',
      text: `Accounts are opened in your company's name and stay yours.`,
      cards: [
        {
          title: 'Audio',
          points: [
            'Apple Podcasts',
            'Spotify',
            'Amazon Music',
            'Audible',
            'iHeartRadio',
            'Pocket Casts',
            'Overcast',
            'Podcast Addict',
          ],
        },
        { title: 'Video', points: ['YouTube', 'YouTube Music', 'Spotify video', 'Vimeo'] },
        {
          title: 'Social and owned',
          points: [
            'LinkedIn',
            'Instagram',
            'Facebook',
            'X',
            'TikTok',
            'Your website',
            'Your newsletter',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      label: 'Process',
      title: 'What happens after you approve',
      steps: [
        {
          title: 'Package',
          text: 'Audio and video are exported in the format each platform asks for, with chapters, captions and cover.',
        },
        {
          title: 'Describe',
          text: 'Titles and descriptions are written for what buyers search for on that platform.',
        },
        {
          title: 'Publish',
          text: `The episode goes live everywhere within ${timing.distribution} of upload, at the hour your audience listens.`,
        },
        {
          title: 'Check',
          text: 'We open it on each platform, fix what a feed garbled and send you the links.',
        },
      ],
    },
    {
      kind: 'beforeAfter',
      label: 'Before and after',
      title: 'What changes for your show',
      before: {
        title: 'Before',
        points: [
          'Audio on two platforms, video nowhere',
          'The same title everywhere, found by nobody',
          'Release day depends on who has time',
          'Nobody knows where the logins are',
        ],
      },
      after: {
        title: 'After',
        points: [
          `${claims.platforms} platforms, each with its own text and image`,
          'Titles that answer what buyers type',
          `Live within ${timing.distribution}, on a fixed day`,
          'One list of accounts, in your name',
        ],
      },
    },
    {
      kind: 'closing',
      title: 'Where are your buyers listening?',
      text: 'Tell us your industry, and we tell you on the call which platforms are worth the effort.',
      actions: [cta, { label: 'All services', href: links.services.href }, stories],
    },
  ],
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Ask about distribution',
    text: `Send a link to your show, or tell us that there is none yet. We answer within ${timing.response}.`,
  },
};
