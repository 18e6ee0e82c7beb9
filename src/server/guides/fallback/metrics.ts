import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, pick } from './brief.ts';

type Metric = Guide['metrics'][number];
type Metrics = Record<string, Metric>;

const first: Metrics = {
  pipeline_value: {
    name: 'Pipeline from guests and listeners',
    target: 'Three named companies with a value beside them by day 90',
    how: 'One sheet: company, the episode that began it, stage, your own estimate. Go through it on the first of each month and lower the estimates before you raise any.',
  },
  audience_growth: {
    name: 'Followers and downloads',
    target: 'More people in the first seven days of episode ten than of episode three',
    how: 'Downloads after seven days, per episode, so that old and new ones compare. Note beside each what was different; one curve without notes teaches nothing.',
  },
  inbound_leads: {
    name: 'Inquiries that mention the show',
    target: 'The first by day 45, one a month from then on',
    how: 'The question “How did you hear of us?” as free text, on the form and in the first call. Count only what people say without being led.',
  },
  meetings_booked: {
    name: 'Meetings booked',
    target: 'Half of all recordings lead to a second conversation',
    how: 'Tag each meeting in the calendar with the episode it came from. Look at the share per guest kind after ten episodes and invite accordingly.',
  },
  press_mentions: {
    name: 'Mentions and invitations',
    target: 'One invitation a quarter that you did not ask for',
    how: 'A search alert for your name and the show’s, and a folder for everything that arrives. Note who quoted which episode; it tells you what you are becoming known for.',
  },
};

const yearly: Metrics = {
  signed_deals: {
    name: 'After a year: signed deals that began with an episode',
    target: 'Enough margin from them to pay for the second year of the show',
    how: 'Ask each new client for the first time they heard of you, and believe the answer even when it is not the show.',
  },
  known_expert: {
    name: 'After a year: strangers know what you stand for',
    target: 'Five people you have never met describe your position in your words',
    how: 'Ask new contacts what they think you do. Write the sentence down as it comes, once a month, and watch whether the sentences grow alike.',
  },
  inbound_inquiries: {
    name: 'After a year: inquiries reach the company because of you',
    target: 'A third of the good inquiries name you and not only the firm',
    how: 'Mark inquiries as “company”, “person” or “both” on arrival. Whoever takes the call decides, not you.',
  },
  new_partners: {
    name: 'After a year: partners and referrals you did not have',
    target: 'Four people who have sent work and were on the show, or heard it',
    how: 'Keep a list of referrals given and received, and look at it before you choose guests. Give first where the list is uneven.',
  },
  invitations: {
    name: 'After a year: invitations to speak, write and appear',
    target: 'One stage, one article and one other show that asked you',
    how: 'Ask each organizer what made them think of you. When the same episode comes up twice, it is your calling card: pin it.',
  },
};

const rhythm: Metrics = {
  daily: {
    name: 'Published on time',
    target: 'Twenty of the first twenty-two working days, with ten in stock',
    how: 'Count the finished episodes every Friday. Below five you record before you do anything else.',
  },
  weekly: {
    name: 'Published on time',
    target: 'Twelve weeks without a gap, with three in stock',
    how: 'A calendar on the wall and a cross a week. A missed week is not made up for by two episodes in the next.',
  },
  biweekly: {
    name: 'Published on time',
    target: 'Six episodes in twelve weeks, with a sign of life in each week between',
    how: 'Plan both at once: the episode and what appears in the week after it.',
  },
  monthly: {
    name: 'Published on time',
    target: 'The next guest confirmed on the day an episode comes out',
    how: 'With twelve a year, one cancellation is a visible hole. Keep one recorded episode that could come out in any month.',
  },
};

const response: Metrics = {
  one_to_one: {
    name: 'Conversations that follow',
    target: 'Two one-to-one talks per episode, guests included',
    how: 'Count talks, not clicks on the booking page.',
  },
  direct_messages: {
    name: 'Messages worth answering',
    target: 'Three per episode that are longer than a line',
    how: 'Save them. They are future titles, and they show which minute people heard twice.',
  },
  community: {
    name: 'People who speak in the community',
    target: 'A third of the members have written something this month',
    how: 'Count different voices and not posts; five people can make a room look busy.',
  },
  own_events: {
    name: 'Seats and returns',
    target: 'A full small room, and half of it back at the next evening',
    how: 'A list at the door with one question: which episode brought you?',
  },
  newsletter_replies: {
    name: 'Replies to the newsletter',
    target: 'One subscriber in fifty answers the question of the week',
    how: 'Replies tell you more than opens, which mail programs invent. Answer each with two lines.',
  },
};

/** The figure to leave alone, which depends on what tempts one. */
const ignore = (brief: Brief): Metric =>
  pick<Metric>(brief, 'brand_focus', {
    company_name: {
      name: 'What to leave alone: chart positions',
      target: 'Not looked at before episode thirty',
      how: 'Somebody in the company will ask. Answer with the first figure above and the name of one guest.',
    },
    own_name: {
      name: 'What to leave alone: star ratings',
      target: 'Read once a quarter, by somebody else',
      how: 'With your name on the cover every star feels personal. Let a colleague pass on what is useful.',
    },
    both_names: {
      name: 'What to leave alone: the follower count of the company page',
      target: 'Not a figure of this show',
      how: 'People follow people. If your own profile grows and inquiries reach the firm, the page may stand still.',
    },
    topic_name: {
      name: 'What to leave alone: downloads in the first month',
      target: 'Noted, not discussed',
      how: 'A show named after its topic is found by search, and search takes months. Look at downloads of old episodes instead.',
    },
  });

export const metrics = (brief: Brief): Guide['metrics'] => [
  pick(brief, 'success_metric', first),
  pick(brief, 'success_definition', yearly),
  pick(brief, 'content_frequency', rhythm),
  pick(brief, 'audience_interaction', response),
  ignore(brief),
];
