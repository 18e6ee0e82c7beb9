import { timing } from '../claims.ts';
import { guarantee } from '../guarantee.ts';
import { links } from '../links.ts';
import { offers } from '../offers.ts';
import { prices } from '../prices.ts';
import { type PackagePage, production } from './packagePage.ts';

const offer = offers['roi-guarantee'];
const { monthly, yearly, guaranteedReturn } = prices.roiGuarantee;
const action = { label: 'Apply for the ROI Guarantee', href: links.contact.href };

export const roiGuarantee: PackagePage = {
  key: offer.key,
  head: {
    title: 'ROI Guarantee: a podcast with a return in writing',
    description: `A 5-figure return (${guaranteedReturn}) from your B2B podcast within ${guarantee.period}, or we keep working free. ${monthly}/month, paid upfront, refund of up to ${yearly}.`,
  },
  hero: {
    label: 'ROI Guarantee',
    title: `${guaranteedReturn} back within ${guarantee.period}, or we keep working free`,
    text: 'We run the whole show, choose guests from the companies you want as clients, and track every conversation to the deal. The result we are aiming for is written into the agreement.',
    actions: [action],
  },
  year: {
    facts: [
      { label: 'Return we guarantee', value: guaranteedReturn },
      { label: 'Each month after that, until you have it', value: '$0' },
      { label: 'Refund if you would rather stop, up to', value: yearly },
    ],
  },
  benefits: {
    label: 'Why this one',
    title: 'For companies where one client pays for the year',
    items: [
      {
        title: 'The risk sits with us',
        text: `A 5-figure return within ${guarantee.period} is part of the contract. If it is not there, our work continues and your payments do not.`,
      },
      {
        title: 'Guests are future clients',
        text: 'Every guest is sourced from your list of ideal clients and partners. You meet them as their host. The sales conversation comes later, if there is a fit.',
      },
      {
        title: 'Followed to the deal',
        text: 'Each guest and lead is tracked from invitation to signature, so that the return is a list of names and amounts.',
      },
    ],
  },
  price: {
    label: 'Price',
    title: 'The full service',
    includes: [
      'Show strategy and positioning around your ideal client',
      'Every guest sourced, invited, briefed and followed up',
      ...production,
      'Lead tracking with weekly, monthly and quarterly reports',
      `${guarantee.name}: ${guaranteedReturn} within ${guarantee.period}`,
    ],
    action,
    note: `Paid upfront for ${guarantee.period}: ${yearly}. ${guarantee.badge}.`,
  },
  guarantee: {
    label: 'The guarantee',
    title: 'How the guarantee works',
    text: guarantee.promise,
    steps: [
      {
        title: 'We agree on the count',
        text: 'Before the first recording we write down what one client is worth to you and where deals are recorded.',
      },
      {
        title: 'We keep the ledger together',
        text: 'Each deal that began with a guest, a listener or a referral from either goes on a list you can see at any time.',
      },
      {
        title: `We review after ${guarantee.period}`,
        text: `If the list adds up to ${guaranteedReturn}, the guarantee is met. If it does not, we keep working free until it does.`,
      },
      {
        title: 'Or you take a refund',
        text: `If you would rather stop at the review, you get at least ${guarantee.refundMonths} back. How much more depends on how far short the year fell, up to ${guarantee.maximumRefund}, which is all of it.`,
      },
    ],
    counts: {
      title: 'What counts as a return',
      points: [
        'Contracts signed with a guest or their company',
        'Contracts with people who came through an episode or a clip',
        'Contracts from introductions that guests made',
      ],
    },
    yourPart: {
      title: 'What we need from you',
      points: [
        'You record the episodes we plan together',
        'You follow up on the leads and introductions we pass on',
        'You tell us what was signed, and for how much',
      ],
    },
  },
  form: {
    label: 'Apply',
    title: 'See whether the guarantee fits your business',
    text: `We only offer it where one client is worth enough to make the return realistic. You hear from us within ${timing.response}, yes or no.`,
  },
  faqs: {
    label: 'Questions',
    title: 'What skeptics ask first',
    items: [
      {
        question: 'What happens if there is no 5-figure return?',
        answer: `You choose. Either we keep working free until the return is there, or you stop and take a refund: at least ${guarantee.refundMonths} back, and up to ${guarantee.maximumRefund} depending on how far short we fell.`,
      },
      {
        question: 'Who decides whether a deal came from the podcast?',
        answer:
          'The ledger decides, and you keep it with us. A deal counts when its first contact was a guest, an episode, a clip or an introduction by a guest. If we disagree about one deal, we leave it out of the count.',
      },
      {
        question: `Why pay ${yearly} upfront for a guaranteed ${guaranteedReturn}?`,
        answer: `For the guarantee alone you should not: ${guaranteedReturn} is the line below which we carry the loss, and it does not earn back ${yearly}. The package pays when one new client is worth more than the year costs, and we turn you down when that is unlikely. You pay upfront because the money funds a full year of guest sourcing and production, and the refund is measured against it. The same service by the month, without the guarantee, is on the package options page.`,
      },
      {
        question: 'How do I get out?',
        answer: `The agreement ends by itself after ${guarantee.period}. Your feed, recordings, artwork, guest list and ledger stay with you. If the return was not reached, the guarantee applies as described above.`,
      },
    ],
  },
};
