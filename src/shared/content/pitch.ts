import { claims, timing } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { anchors, type OfferKey } from './links.ts';
import { offers } from './offers.ts';
import { formatDollars } from '../numbers.ts';
import { prices } from './prices.ts';
import type { Closing, Head, Hero, SectionHeading, Stat } from './shapes.ts';

const { value } = prices.equipmentKit;

export const head: Head = {
  title: `A free ${value} podcast equipment kit`,
  description: `Start a done-for-you B2B podcast and get a ${value} equipment kit free: microphone, audio interface, headphones, software and acoustic panels. Five offers.`,
};

export const hero: Hero = {
  label: 'Free equipment kit',
  title: `Start a show with us and get a ${value} equipment kit free`,
  text: 'Good sound is what most first episodes lack. We send the equipment, set it up with you, and it stays yours.',
  actions: [{ label: 'See the offers', href: `#${anchors.offers}` }],
  note: 'One kit per company, with a done-for-you package.',
};

export const kit = {
  label: 'The kit',
  title: 'What is in the box',
  items: [
    { name: 'USB microphone', value: formatDollars(300) },
    { name: 'Audio interface', value: formatDollars(500) },
    { name: 'Headphones', value: formatDollars(200) },
    { name: 'Recording software', value: formatDollars(400) },
    { name: 'Pop filter and boom arm', value: formatDollars(150) },
    { name: 'Acoustic treatment kit', value: formatDollars(300) },
  ],
  total: { value, label: 'value of the kit, free' },
  note: `Item values are list prices. The ${value} kit value also covers matching the kit to your room, setting it up with you and testing it before the first recording.`,
};

export const reasons: SectionHeading & { stats: readonly Stat[] } = {
  label: 'Why us',
  title: 'Who you would be working with',
  stats: [
    { value: claims.clients, label: 'shows and clients served' },
    { value: timing.launch, label: 'from approved strategy to launch' },
    {
      value: prices.roiGuarantee.guaranteedReturn,
      label: `within ${guarantee.period}, guaranteed`,
    },
  ],
};

/** Names and price labels for this page; everything else comes from the offer's card. */
export const pitchOffers = {
  id: anchors.offers,
  label: 'Offers',
  title: 'Choose how you want to start',
  items: [
    item('roi-guarantee', 'ROI Guarantee', `${prices.roiGuarantee.monthly}/month`),
    item('smart-saver', 'Smart Saver Annual', `${prices.smartSaver.monthly}/mo`),
    item('no-commitment', 'No Commitment', `${prices.noCommitment.monthly}/mo`),
    item('podcast-coaching', 'Podcast Coaching', `${prices.podcastCoaching.once} one-time`),
    item('skool-course', 'Skool Course', prices.skoolCourse.once),
  ],
  kitIncluded: `With the ${value} equipment kit`,
  openForm: 'Claim this offer',
};

function item(key: OfferKey, name: string, price: string) {
  const { terms, per } = offers[key];
  return { key, name, price, terms, kit: per === 'month' };
}

export const closing: Closing = {
  title: 'A question first?',
  text: `Choose any offer above and put your question in the form. We answer within ${timing.response}, and nothing is binding until you sign a proposal.`,
  actions: [{ label: 'Back to the offers', href: `#${anchors.offers}` }],
};
