import { claims, timing } from '../claims.ts';
import { guarantee } from '../guarantee.ts';
import { anchors, links, serviceLinks } from '../links.ts';
import { prices } from '../prices.ts';
import type { SectionHeading, Stat } from '../shapes.ts';
import type { StepName } from './followUp.ts';
import type { ServicePage } from './servicePage.ts';

type LeadGeneration = ServicePage & {
  results: { title: string; stats: readonly Stat[] };
  source: SectionHeading & { who: string; points: readonly string[] };
  /** What each of the five steps of the sequence is, by its name. */
  steps: Record<StepName, string>;
  marketing: { title: string; text: string };
};

const all = { label: 'All services', href: links.services.href };

export const leadGeneration: LeadGeneration = {
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
    actions: [{ label: 'Start with a guest list', href: `#${anchors.contact}` }, all],
  },
  results: {
    title: 'What clients have seen',
    stats: [
      { value: claims.averageLeadIncrease, label: 'Average increase in leads' },
      { value: claims.topLeadIncrease, label: 'Increase in leads at the strongest shows' },
      { value: claims.outreachResponse, label: 'Response to guest invitations' },
      {
        value: prices.roiGuarantee.guaranteedReturn,
        label: `Guaranteed within ${guarantee.period} with the ROI Guarantee package`,
      },
    ],
  },
  source: {
    label: 'Lead source',
    title: 'One source, worked properly',
    text: 'We do not buy lists or run ads for you. The only lead source is the guest.',
    who: 'Decision makers at companies you chose. They accept because the invitation is about them, and they meet you before there is anything to sell.',
    points: [
      'Chosen from your ideal client list',
      'Full attention for the length of an episode',
      'A reason to stay in touch: the episode',
      'Introductions to people like them',
    ],
  },
  steps: {
    Define: 'We write down which companies and roles you want, and what one client is worth.',
    Invite: `We invite them as guests in your name. ${claims.outreachResponse} respond, usually after about ${timing.guestReply}.`,
    Record:
      'You have a real conversation about their work. Nothing is pitched during the recording.',
    'Follow up': 'The episode, the clips and one useful next step give you reasons to speak again.',
    Convert:
      'Where there is a fit, you talk business. We track the lead until it is signed or closed.',
  },
  marketing: {
    title: 'Get a lead generation proposal',
    text: `Tell us who you want to meet. A proposal with a first list of guests follows within ${timing.proposal}.`,
  },
  form: {
    id: anchors.contact,
    label: 'Contact',
    title: 'Start with a guest list',
    text: `Name three companies you would like to sit down with, or ask a question first. We answer within ${timing.response}.`,
    closing: {
      title: 'Lead generation needs a show that runs',
      text: 'Production, guests and reporting belong to it. See how the six services work together.',
      actions: [all],
    },
  },
};
