import { claims, timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { ServicePage } from './servicePage.ts';

const cta = { label: 'Plan your guest list', href: ctaHref };
const stories = { label: 'See client stories', href: links.caseStudies.href };

export const guestManagement: ServicePage = {
  key: 'guest-management',
  head: {
    title: 'Podcast guest management and outreach',
    description: `We find, invite, brief and thank the guests you would like as clients: ${claims.outreachResponse} outreach response, with answers after about ${timing.guestReply}.`,
  },
  hero: {
    label: serviceLinks['guest-management'].label,
    title: 'Meet the people you would like to work with',
    text: `An invitation to a podcast is a door that a sales email does not open: ${claims.outreachResponse} of the people we write to respond, most after about ${timing.guestReply}. We choose them with you and take care of the rest.`,
    actions: [cta, stories],
  },
  sections: [
    {
      kind: 'cards',
      label: 'Guest tiers',
      title: 'Three tiers, so that each episode has a purpose',
      cards: [
        {
          tag: 'Tier 1',
          title: 'Ideal clients',
          text: 'Decision makers at companies on your target list. The aim is a relationship that can become a contract.',
          points: ['From your own account list', 'One named person per company'],
        },
        {
          tag: 'Tier 2',
          title: 'Referral partners',
          text: 'People who serve the same buyers with something else. The aim is introductions in both directions.',
          points: ['Advisors, integrators, investors', 'Several buyers behind each guest'],
        },
        {
          tag: 'Tier 3',
          title: 'Known voices',
          text: 'Authors, analysts and operators your buyers already follow. The aim is that your name stands next to theirs.',
          points: ['Chosen for your audience, not for fame', 'They make tier 1 easier to invite'],
        },
      ],
    },
    {
      kind: 'steps',
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
    {
      kind: 'cards',
      label: 'Guest types',
      title: 'Who we invite to B2B shows',
      cards: [
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
    {
      kind: 'closing',
      title: 'Who would you invite first?',
      text: 'Bring three names to the strategy call. We tell you how we would approach each of them.',
      actions: [cta, { label: 'All services', href: links.services.href }, stories],
    },
  ],
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Ask about guest management',
    text: `Name a few companies you would like to sit down with. We answer within ${timing.response}.`,
  },
};
