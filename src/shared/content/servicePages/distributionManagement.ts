import { claims, timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { SectionHeading } from '../shapes.ts';
import type { ServicePage } from './servicePage.ts';

type Pair = { before: string; after: string };

type DistributionManagement = ServicePage & {
  process: SectionHeading;
  change: SectionHeading & { before: string; after: string; pairs: readonly Pair[] };
};

export const distributionManagement: DistributionManagement = {
  key: 'distribution-management',
  head: {
    title: `Podcast distribution on ${claims.platforms} platforms`,
    description: `Your B2B podcast on ${claims.platforms} audio, video and social platforms, live within ${timing.distribution} of upload, with titles and descriptions written for search.`,
  },
  hero: {
    label: serviceLinks['distribution-management'].label,
    title: `On ${claims.platforms} platforms within ${timing.distribution}`,
    text: `You upload or approve the episode. Within ${timing.distribution} it is live wherever your buyers listen, watch and search, with the right title, text and image on each platform.`,
    actions: [
      { label: 'Get a distribution plan', href: ctaHref },
      { label: 'See client stories', href: links.caseStudies.href },
    ],
  },
  process: { label: 'Process', title: 'What happens after you approve' },
  change: {
    label: 'Before and after',
    title: 'What changes for your show',
    before: 'Before',
    after: 'After',
    pairs: [
      {
        before: 'Audio on two platforms, video nowhere',
        after: `${claims.platforms} platforms, each with its own text and image`,
      },
      {
        before: 'The same title everywhere, found by nobody',
        after: 'Titles that answer what buyers type',
      },
      {
        before: 'Release day depends on who has time',
        after: `Live within ${timing.distribution}, on a fixed day`,
      },
      {
        before: 'Nobody knows where the logins are',
        after: 'One list of accounts, in your name',
      },
    ],
  },
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Where are your buyers listening?',
    text: `Send a link to your show, or tell us that there is none yet. We answer within ${timing.response}.`,
    closing: {
      title: 'Not all platforms are worth it',
      text: 'Tell us your industry, and we tell you which ones are worth the effort and which we would leave out.',
      actions: [
        { label: 'All services', href: links.services.href },
        { label: 'See client stories', href: links.caseStudies.href },
      ],
    },
  },
};
