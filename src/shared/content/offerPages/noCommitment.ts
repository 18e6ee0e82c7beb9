import { claims, timing } from '../claims.ts';
import { links } from '../links.ts';
import { offers } from '../offers.ts';
import { paidMonthly, prices } from '../prices.ts';
import { type PackagePage, production } from './packagePage.ts';

const offer = offers['no-commitment'];
const action = { label: 'Start with No Commitment', href: links.contact.href };

export const noCommitment: PackagePage = {
  key: offer.key,
  head: {
    title: `No Commitment podcast package: ${offer.price} a month`,
    description: `A done-for-you B2B podcast for ${offer.price}/month: editing, ${claims.piecesPerEpisode} content pieces per episode and distribution. Cancel with ${timing.notice} notice.`,
  },
  hero: {
    label: 'No Commitment',
    title: 'A full podcast team, one month at a time',
    text: `${offer.price}/month for strategy, production, clips and distribution. We source your first 2 guests. If the show is not worth it to you, give ${timing.notice} notice and leave.`,
    actions: [action],
    note: `We answer within ${timing.response}.`,
  },
  year: {
    amounts: paidMonthly,
    caption: `Paid by the end of each month. You can leave at any of them with ${timing.notice} notice.`,
  },
  benefits: {
    label: 'Why this one',
    title: 'For a first show, before you are sure',
    items: [
      {
        title: 'Leave when you like',
        text: `No minimum term and no exit fee. ${timing.notice} notice by email ends it.`,
      },
      {
        title: `Live in ${timing.launch}`,
        text: `Counted from the day you approve the strategy. You record; we do the rest.`,
      },
      {
        title: 'The first 2 guests are ours to find',
        text: 'You name the companies you would like to sell to. We invite two of their decision makers and prepare the conversations.',
      },
    ],
  },
  price: {
    label: 'Price',
    title: 'What the month contains',
    includes: [
      'A written show strategy: audience, format, first topics',
      ...production,
      'First 2 guests sourced, invited and briefed',
      'A monthly report',
    ],
    action,
    note: `Billed monthly. Cancel with ${timing.notice} notice.`,
  },
  form: {
    label: 'Start',
    title: 'Ask for a No Commitment proposal',
    text: `Tell us what you sell and to whom. A written proposal follows within ${timing.proposal}.`,
  },
  faqs: {
    label: 'Questions',
    title: 'Before you sign',
    items: [
      {
        question: 'How do I cancel?',
        answer: `Send one email. We finish and publish what is already recorded during the ${timing.notice} of notice, then the billing stops. There is no exit fee.`,
      },
      {
        question: 'What do I own when I leave?',
        answer:
          'Everything made for you: recordings, edited episodes, clips, artwork and the accounts the show runs on. We hand over the logins and files, and the feed keeps working.',
      },
      {
        question: 'What happens after the first 2 guests?',
        answer:
          'You invite the next ones with the list and the invitations we wrote for you. If you want us to keep sourcing, the ROI Guarantee package includes every guest.',
      },
      {
        question: 'Does the ROI guarantee apply here?',
        answer: `No. A return needs time and a steady flow of the right guests, so the guarantee belongs to the ROI Guarantee package. What protects you here is the exit: at ${prices.noCommitment.monthly} a month with ${timing.notice} notice, your risk is small and known.`,
      },
    ],
  },
};
