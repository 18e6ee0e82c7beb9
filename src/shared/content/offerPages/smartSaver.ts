import { timing } from '../claims.ts';
import { links } from '../links.ts';
import { offers } from '../offers.ts';
import { dollars, monthNumbers, paidMonthly, prices } from '../prices.ts';
import { type PackagePage, production } from './packagePage.ts';

const offer = offers['smart-saver'];
const { monthly, yearly, saving, savingMonthly, savingPercent } = prices.smartSaver;
const action = { label: offer.cta, href: links.contact.href };

export const smartSaver: PackagePage = {
  key: offer.key,
  head: {
    title: `Smart Saver podcast package: ${monthly} a month`,
    description: `A year of done-for-you B2B podcast production at ${monthly}/month, billed annually: ${yearly} instead of ${prices.noCommitment.yearly}. You save ${saving}.`,
  },
  hero: {
    label: 'Smart Saver',
    title: `The same show for ${savingMonthly} less a month`,
    text: `If you already know that you want a year of podcasting, pay for it annually: ${monthly}/month, ${yearly} in all. That is ${savingPercent} less than paying by the month.`,
    actions: [action],
  },
  year: {
    amounts: monthNumbers.map(() => dollars.smartSaver * monthNumbers.length),
    compared: paidMonthly,
    caption: `Paid by the end of each month: ${yearly} from the start, against months at ${prices.noCommitment.monthly} each. From month 9 on, you have paid less.`,
  },
  benefits: {
    label: 'Why this one',
    title: 'For companies that plan by the year',
    items: [
      {
        title: `${saving} stays with you`,
        text: `You get everything in No Commitment, production and distribution alike, for ${savingMonthly} less each month.`,
      },
      {
        title: 'Four working sessions',
        text: 'Every quarter we spend 60 minutes with you on strategy: what the numbers say, which guests to book next, what to stop.',
      },
      {
        title: 'One line in the budget',
        text: 'One invoice, one price for 12 months. Nothing is added unless you ask for it in writing.',
      },
    ],
  },
  price: {
    label: 'Price',
    title: 'What the year contains',
    includes: [
      'A written show strategy: audience, format, first topics',
      ...production,
      'First 2 guests sourced, invited and briefed',
      'Quarterly 60-minute strategy sessions',
    ],
    action,
    note: `${yearly} billed annually for a 12-month commitment.`,
  },
  comparison: {
    label: 'Comparison',
    title: 'The same 12 months, paid two ways',
    columns: { name: 'Plan', monthly: 'Per month', yearly: '12 months', terms: 'Terms' },
    rows: [
      {
        name: offers['no-commitment'].name,
        monthly: prices.noCommitment.monthly,
        yearly: prices.noCommitment.yearly,
        terms: `Cancel with ${timing.notice} notice`,
      },
      { name: offer.name, monthly, yearly, terms: 'Billed annually, 12-month commitment' },
    ],
    saving,
    savingMonthly,
    savingPercent,
    result: `You save ${saving}: ${savingMonthly}/month, or ${savingPercent}.`,
  },
  form: {
    label: 'Start',
    title: 'Ask for a Smart Saver proposal',
    text: `Tell us what you sell and to whom. A written proposal follows within ${timing.proposal}.`,
  },
  faqs: {
    label: 'Questions',
    title: 'Before you commit to a year',
    items: [
      {
        question: 'Can I leave before the 12 months are over?',
        answer: `You can stop recording at any time, but the year is paid and is not refunded in part: the commitment is what pays for the ${savingPercent} saving. If you are not sure yet, start with No Commitment and move to Smart Saver once the show has proved itself.`,
      },
      {
        question: 'What is different from No Commitment?',
        answer: `Price, term and the strategy sessions. Production, content pieces and distribution are the same. Smart Saver costs ${yearly} for the year instead of ${prices.noCommitment.yearly} and adds a 60-minute session each quarter.`,
      },
      {
        question: 'What happens when the year ends?',
        answer:
          'We write to you before the term ends with the results of the year. You renew, move to another package or stop. The recordings, the feed and the artwork are yours in each case.',
      },
      {
        question: 'What if we need to pause for a few weeks?',
        answer:
          'Tell us ahead and we record several episodes in one session, so that the show keeps publishing while you are away.',
      },
    ],
  },
};
