import { claims } from '../claims.ts';
import { links } from '../links.ts';
import { offers } from '../offers.ts';

const { key, price, terms } = offers['skool-course'];
const lessons = `${claims.videoLessons} video lessons`;

export const skoolCourse = {
  key,
  head: {
    title: 'Podcast Authority Skool Course',
    description: `${lessons} on building a B2B podcast that brings clients, with a private community and lifetime access. ${price} one-time, 30-day money-back guarantee.`,
  },
  badge: 'Self-Paced Course',
  hero: {
    label: 'Self-Paced Course',
    title: 'Podcast Authority Skool Course',
    text: 'The method behind our client shows, in lessons you can follow at your own pace and use the same day.',
    actions: [{ label: 'Join the Skool Course Today', href: links.contact.href }],
    note: `${price} one-time. ${terms}.`,
  },
  claims: [lessons, 'Private community', 'Lifetime access'],
  modules: {
    label: 'Modules',
    title: "What's Included",
    items: [
      {
        title: 'Foundation',
        text: 'Who the show is for, what it stands for, and the one business result it has to bring.',
      },
      {
        title: 'Technical Setup',
        text: 'Microphone, room, recording software and publishing, with a list for each budget.',
      },
      {
        title: 'Guest Acquisition',
        text: 'Building a list of guests you would like as clients, and inviting them so that they answer.',
      },
      {
        title: 'Content Repurposing',
        text: 'Turning one recording into clips, posts, an article and a newsletter.',
      },
      {
        title: 'Lead Generation',
        text: 'Following up with guests and listeners without turning the show into a pitch.',
      },
      {
        title: 'Scale & Systemize',
        text: 'Checklists and roles, so that the show runs when you are busy.',
      },
    ],
  },
  bonus: {
    label: 'Bonus',
    title: 'Bonus Materials',
    items: [
      {
        title: 'Episode planning templates',
        text: `${claims.questionSets} question sets, sorted by guest and by goal.`,
      },
      {
        title: 'Guest outreach scripts',
        text: `First message, reminder and thank-you. ${claims.scriptResponse} response rate.`,
      },
      {
        title: 'Monthly Q&A calls',
        text: 'Bring a question about your own show and get it answered live.',
      },
    ],
  },
  price: {
    label: 'Price',
    title: 'Pay once, keep it',
    includes: [
      `${lessons} in six modules`,
      'Private community',
      'Lifetime access',
      'All bonus materials',
      'Monthly Q&A calls',
    ],
    note: `${terms}. If the course is not for you, write to us in that time and you get the full amount back.`,
  },
  form: {
    label: 'Sign up',
    title: 'Sign up for the course',
    text: 'You pay nothing on this page. We send the access details and the payment link by email.',
  },
};
