import { timing } from './claims.ts';
import { anchors } from './links.ts';
import type { SectionHeading } from './shapes.ts';

/** The calendar section: twice on the home page, once on the contact page. */
export const booking = {
  id: anchors.booking,
  label: 'Strategy call',
  title: 'Book your free strategy call',
  text: 'We talk through who you sell to, who you would invite first and whether a podcast is the right tool. If it is not, we say so on the call.',
  points: [
    `${timing.strategyCall}, by video or phone`,
    'Free, with no card and no contract',
    `A written proposal within ${timing.proposal}, if you want one`,
  ],
  frameTitle: `Calendar for a ${timing.strategyCallAdjective} strategy call`,
};

/** The second booking section of the home page, for readers who scroll to the end. */
export const bookingAgain: SectionHeading & { id: string } = {
  id: `${anchors.booking}-again`,
  label: 'Talk to us',
  title: 'Rather talk? Pick a time.',
  text: `${timing.strategyCall} is enough to find out whether this is for you.`,
};
