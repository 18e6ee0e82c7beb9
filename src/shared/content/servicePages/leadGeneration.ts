import { claims, timing } from '../claims.ts';
import { guarantee } from '../guarantee.ts';
import { anchors, links, serviceLinks } from '../links.ts';
import { prices } from '../prices.ts';
import type { ServicePage } from './servicePage.ts';

const contact = { label: 'Start with a guest list', href: `#${anchors.contact}` };
const all = { label: 'All services', href: links.services.href };

export const leadGeneration: ServicePage = {
  key: 'lead-generation',
  head: {
    title: 'Lead generation with a B2B podcast',
    description:
      'One lead source: your guests. We invite your ideal clients to your podcast, record a good conversation and follow up in five steps until there is a deal.',
  },
  hero: {
    label: serviceLinks['lead-generation'].label,
    title: 'Your guests are your leads',
    text: 'Most B2B shows wait for listeners to call. We fill the guest chair with people who could buy from you, and give both sides a reason to talk again.',
    actions: [contact, all],
  },
  sections: [
    {
      kind: 'cards',
      label: 'Lead source',
      title: 'One source, worked properly',
      text: 'We do not buy lists or run ads for you. The only lead source is the guest.',
      cards: [
        {
          title: 'Podcast guests',
          text: 'Decision makers at companies you chose. They accept because the invitation is about them, and they meet you before there is anything to sell.',
          points: [
            'Chosen from your ideal client list',
            'Full attention for the length of an episode',
            'A reason to stay in touch: the episode',
            'Introductions to people like them',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      label: 'Process',
      title: 'Five steps from stranger to client',
      steps: [
        {
          title: 'Define',
          text: 'We write down which companies and roles you want, and what one client is worth.',
        },
        {
          title: 'Invite',
          text: `We invite them as guests in your name. ${claims.outreachResponse} respond, usually after about ${timing.guestReply}.`,
        },
        {
          title: 'Record',
          text: 'You have a real conversation about their work. Nothing is pitched during the recording.',
        },
        {
          title: 'Follow up',
          text: 'The episode, the clips and one useful next step give you reasons to speak again.',
        },
        {
          title: 'Convert',
          text: 'Where there is a fit, you talk business. We track the lead until it is signed or closed.',
        },
      ],
    },
    {
      kind: 'stats',
      label: 'Results',
      title: 'What clients have seen',
      stats: [
        { value: claims.averageLeadIncrease, label: 'average increase in leads' },
        { value: claims.topLeadIncrease, label: 'increase in leads at the strongest shows' },
        { value: claims.outreachResponse, label: 'response to guest invitations' },
        {
          value: prices.roiGuarantee.guaranteedReturn,
          label: `guaranteed within ${guarantee.period} with the ROI Guarantee package`,
        },
      ],
    },
    {
      kind: 'marketingForm',
      label: 'Proposal',
      title: 'Get a lead generation proposal',
      text: `Tell us who you want to meet. A proposal with a first list of guests follows within ${timing.proposal}.`,
    },
    {
      kind: 'closing',
      title: 'Lead generation needs a show that runs',
      text: 'Production, guests and reporting belong to it. See how the six services work together.',
      actions: [contact, all],
    },
  ],
  form: {
    id: anchors.contact,
    label: 'Contact',
    title: 'Ask a question first',
    text: `Rather write a few lines? We answer within ${timing.response}.`,
  },
};
