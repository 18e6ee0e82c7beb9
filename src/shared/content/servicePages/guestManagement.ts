import { claims, timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { Link, SectionHeading, Stat, Step } from '../shapes.ts';
import type { ServicePage } from './servicePage.ts';

type GuestManagement = ServicePage & {
  process: SectionHeading & { steps: readonly Step[] };
  figures: readonly Stat[];
  types: SectionHeading & { items: readonly Step[]; link: Link };
};

const stories = { label: 'See client stories', href: links.caseStudies.href };

export const guestManagement: GuestManagement = {
  key: 'guest-management',
  head: {
    title: 'Podcast guest management and outreach',
    description: `We find, invite, brief and thank the guests you would like as clients: ${claims.outreachResponse} outreach response, with answers after about ${timing.guestReply}.`,
  },
  hero: {
    label: serviceLinks['guest-management'].label,
    title: 'Meet the people you would like to work with',
    text: `An invitation to a podcast is a door that a sales email does not open: ${claims.outreachResponse} of the people we write to respond, most after about ${timing.guestReply}. We choose them with you and take care of the rest.`,
    actions: [{ label: 'Plan your guest list', href: ctaHref }, stories],
  },
  process: {
    label: 'Process',
    title: 'From name to recorded episode',
    steps: [
      {
        title: 'List',
        text: 'You give us the companies and roles. We add people and reasons, and you cross out anyone you do not want.',
      },
      {
        title: 'Invite',
        text: `We write in your name, one person at a time. ${claims.outreachResponse} respond, usually after about ${timing.guestReply}.`,
      },
      {
        title: 'Prepare',
        text: `Guest and host each get a brief, with questions chosen from ${claims.questionSets} tested question sets. Scheduling and sound check are ours.`,
      },
      {
        title: 'Follow up',
        text: 'After the recording the guest gets thanks, the clips and a next step that you and we agreed on.',
      },
    ],
  },
  figures: [
    { value: claims.outreachResponse, label: 'respond to the invitation' },
    { value: timing.guestReply, label: 'until most have answered' },
  ],
  types: {
    label: 'Guest types',
    title: 'Who we invite to B2B shows',
    link: { label: 'Name the first three', href: `#${anchors.contact}` },
    items: [
      { title: 'Founders and CEOs', text: 'For companies that sell to the person who signs.' },
      {
        title: 'Department heads',
        text: 'Operations, finance, marketing, IT: where the problem you solve is felt.',
      },
      {
        title: 'Existing clients',
        text: 'Their story in their words says more than a case study.',
      },
      {
        title: 'Investors and advisors',
        text: 'They know which of their companies need you this year.',
      },
      { title: 'Association leaders', text: 'One conversation that a whole industry hears.' },
      { title: 'Authors and analysts', text: 'They bring an audience and a point of view.' },
    ],
  },
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Who would you invite first?',
    text: `Name a few companies you would like to sit down with. We answer within ${timing.response}.`,
    closing: {
      title: 'Or bring three names to the strategy call',
      text: 'We tell you how we would approach each of them.',
      actions: [{ label: 'All services', href: links.services.href }, stories],
    },
  },
};
