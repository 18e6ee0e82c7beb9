import { timing } from './claims.ts';
import { anchors } from './links.ts';

/** The calendar section: twice on the home page, once on the contact page. */
export const booking = {
  id: anchors.booking,
  label: 'Strategy call',
  title: 'Book your free strategy call',
  text: 'We talk through who you sell to, who to invite first and whether a podcast is the right tool. If it is not, we say so.',
  points: [
    `${timing.strategyCall}, by video or phone`,
    'Free, with no card and no contract',
    `A written proposal within ${timing.proposal}`,
  ],
  frameTitle: `Calendar for a ${timing.strategyCallAdjective} strategy call`,
};

/** The second booking section of the home page: a line that opens the calendar. */
export const bookingAgain = {
  id: `${anchors.booking}-again`,
  title: 'Rather talk? Pick a time.',
  text: `${timing.strategyCall}, free, by video or phone.`,
  open: 'Choose a time',
};
