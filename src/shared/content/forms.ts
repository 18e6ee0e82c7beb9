import { timing } from './unmoved.ts';
import { links } from './unmoved.ts';
import type { Notice, RichText } from './shapes.ts';

export const privacyNote: RichText = ['How we handle your data: ', links.privacy, '.'];

const missing = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  emailFormat: 'Please enter a valid email address, such as name@company.com.',
};

const inTouch = `We'll be in touch within ${timing.response}.`;
/** Takes the place of a sent form. Every form promises a reply within 24 hours. */
const thanks = (promise: string) => (name: string, time: string) =>
  `Thank you, ${name}. ${promise} by tomorrow ${time}, your time.`;
const error = (text: string): Notice => ({ title: 'Error', text });

/** Returns from the confirmation of a sent form to an empty one. */
export const sendAnother = 'Send another';

export const leadForm = {
  labels: { message: 'Message' },
  placeholders: { message: 'What do you sell, and who would you like to meet?' },
  errors: missing,
  submit: 'Send Message',
  pending: 'Sending...',
  success: { title: 'Message Sent!', text: `Thank you for your interest. ${inTouch}` },
  confirmation: thanks('We answer'),
  failure: error('Failed to send message. Please try again.'),
};

export const emailForm = { label: 'Email address', placeholder: 'Enter your email' };

/** The booking section's form after 'Download Free Playbook'. */
export const playbookForm = {
  ...leadForm,
  submit: 'Get the Free Playbook',
  confirmation: thanks('The playbook is in your inbox'),
  chosen: 'You are asking for the Free Playbook.',
  chosenText: `We send it to your email address within ${timing.response}.`,
  offer: 'Or get the Free Playbook',
  back: 'Request a call instead',
};

export const courseForm = {
  labels: { revenue: 'Annual revenue', message: 'Message (optional)' },
  revenuePlaceholder: 'Choose a range',
  required: 'Required',
  emailFormat: missing.emailFormat,
  submit: 'Sign up for the course',
  pending: 'Processing...',
  success: {
    title: 'Success!',
    text: `We'll send you the course access details within ${timing.response}.`,
  },
  confirmation: thanks('You receive the access details'),
  failure: error('Something went wrong. Please try again.'),
};

/** For a form that was sent before the page's code was loaded. */
export const plainAnswer = {
  refused: 'Your message was not sent. Please go back and check:',
  back: 'Back to the page',
};

/** Replaces the calendar when none is configured or accepted. */
export const callForm = {
  title: 'Request a call',
  text: `Tell us when you have time. We confirm by email within ${timing.response}.`,
  labels: {
    day: 'Preferred day',
    time: 'Preferred time',
    timeZone: 'Time zone',
    message: 'What would you like to talk about?',
  },
  timePlaceholder: 'Choose a time',
  times: ['Morning', 'Midday', 'Afternoon', 'Late afternoon'],
  /** The hours of a time of day, in the visitor’s time zone. */
  hours: {
    Morning: [9, 12],
    Midday: [12, 14],
    Afternoon: [14, 16],
    'Late afternoon': [16, 18],
  },
  /** Starts the message of those who gave a number on the page before; leads have no field for it. */
  phoneLine: (phone: string) => `My phone number: ${phone}`,
  /** The first line of the lead's message. */
  requestLine: (day: string, time: string, timeZone: string) =>
    `${timing.strategyCallAdjective} strategy call: ${day}, ${time} (${timeZone})`,
  errors: {
    ...missing,
    day: 'Please choose a day.',
    past: 'Please choose a day that is not in the past.',
    time: 'Please choose a time.',
  },
  submit: 'Request a call',
  pending: 'Sending...',
  success: {
    title: 'Call requested!',
    text: `Thank you. We’ll confirm a time within ${timing.response}.`,
  },
  confirmation: thanks('We confirm a time'),
  failure: error('Failed to send your request. Please try again.'),
};
