import { timing } from '../claims.ts';
import { links } from '../links.ts';
import { offers } from '../offers.ts';
import { prices } from '../prices.ts';

const { key, price, terms } = offers['podcast-coaching'];
const action = { label: 'Launch Your Coaching Program Today', href: links.contact.href };

export const podcastCoaching = {
  key,
  head: {
    title: 'Podcast Coaching Masterclass: 8 weeks, live',
    description: `Build a B2B podcast with your own team in an 8-week live group program. ${price} one-time, all sessions recorded, the systems of our done-for-you shows.`,
  },
  hero: {
    label: 'Group program',
    title: 'Podcast Coaching Masterclass',
    text: 'Eight weeks, live, in a group. You leave with a positioned show, a working setup, booked guests and a plan for turning conversations into clients.',
    actions: [action],
    note: `${price} one-time. ${terms}.`,
  },
  why: {
    label: 'Why coaching',
    title: 'Why Choose Podcast Coaching?',
    items: [
      {
        title: 'Learn The Systems',
        text: `The checklists, scripts and calendars our team uses for done-for-you clients at ${prices.roiGuarantee.monthly} per month. You learn to run them yourself.`,
      },
      {
        title: 'Group Support',
        text: 'You build your show next to other business owners, put your questions to us live and see theirs answered.',
      },
      {
        title: 'Affordable Access',
        text: `${price} once, for the whole program. Nothing recurs, and there is no upsell inside the sessions.`,
      },
    ],
  },
  price: {
    label: 'Price',
    title: 'One payment, the whole program',
    includes: [
      'Eight weeks of live group sessions',
      'Recordings of every session',
      'Feedback on your positioning, artwork and first episodes',
      'Guest outreach scripts and episode planning templates',
      'Equipment and software checklist for your budget',
      'Priority access and special pricing if you move to done-for-you',
    ],
    note: `${terms}, paid once.`,
  },
  form: {
    label: 'Join',
    title: 'Reserve a place in the next group',
    text: `Tell us what you do and where your show stands today. We answer within ${timing.response} with the next start date.`,
    actions: [action],
  },
  lessons: {
    label: 'Curriculum',
    title: "What You'll Learn",
    steps: [
      {
        title: 'Strategy & Positioning',
        text: 'Decide who the show is for, what it is known for and which business result it has to bring. Name it and write its promise in one sentence.',
      },
      {
        title: 'Launch & Setup',
        text: 'Choose equipment and software that fit your room, connect the platforms, record a first episode and publish it.',
      },
      {
        title: 'Content & Guests',
        text: 'Invite guests you would like as clients, prepare questions worth answering and turn one recording into a week of posts.',
      },
      {
        title: 'Growth & Monetization',
        text: 'Follow up with guests, invite listeners to a conversation, and measure which episodes bring business.',
      },
    ],
  },
  faqs: {
    label: 'Questions',
    title: 'Before you join',
    items: [
      {
        question: 'How is this different from free courses?',
        answer:
          'Free courses explain how podcasting works. Here you build your own show over 8 weeks, in order, and get feedback on what you made: the positioning, the invitation, the episode. The scripts and templates are the ones we work with every day.',
      },
      {
        question: 'Do I need technical experience?',
        answer:
          'No. If you can run a video call, you can record a podcast. The setup session goes through microphone, software and publishing step by step, and you can do it along with us.',
      },
      {
        question: 'What if I miss a live session?',
        answer:
          'All sessions are recorded. Watch the recording when it suits you and bring your questions to the next session.',
      },
      {
        question: 'Can I upgrade to done-for-you later?',
        answer:
          'Yes. Graduates get priority access and special pricing on our done-for-you packages. Your show, feed and episodes carry over; nothing is started again.',
      },
    ],
  },
};
