import { timing } from './claims.ts';
import { links } from './links.ts';
import { freeLaunchTestimonial } from './testimonials.ts';
import type { Head, RichText, SectionHeading } from './shapes.ts';

export const head: Head = {
  title: 'Free podcast launch strategy call',
  description: `Book a free ${timing.strategyCallAdjective} podcast launch call: your topic, your first guests, the format and a plan for the ${timing.launch} to launch. No card, no obligation.`,
};

export const hero: SectionHeading = {
  label: 'Free call',
  title: 'Get Your Free Podcast Launch Strategy Call',
  text: `${timing.strategyCall} with someone who launches B2B shows for a living. You bring your business; we bring the questions.`,
};

const terms: RichText = [
  'I agree to be contacted about this call, as described in the ',
  // A new tab keeps what was typed.
  { label: 'privacy policy', href: links.privacy.href, newTab: true },
  '.',
];

export const form = {
  label: 'Your details',
  title: 'How do we reach you?',
  fullName: 'Full name',
  email: 'Business email',
  phone: 'Cell phone (optional)',
  terms,
  submit: 'Next step',
  note: 'The next step opens in a new tab with your name, email address and phone number filled in. Nothing is sent to us before you choose a time there.',
  noScript: {
    text: 'This form needs JavaScript.',
    link: {
      label: 'Request your call on the contact page',
      href: `${links.contact.href}#schedule`,
    },
  },
  required: {
    fullName: 'Please enter your name.',
    email: 'Please enter your business email.',
    terms: 'Please agree, so that we may contact you.',
  },
};

export const whatYouGet: SectionHeading & { items: readonly string[] } = {
  label: 'On the call',
  title: 'What you get',
  items: [
    'A topic your buyers care about and your competitors have not covered',
    'The kinds of guests who could become clients, with examples',
    'A format that fits your week: length, rhythm, solo or with guests',
    `What the ${timing.launch} from approved strategy to launch would look like for you`,
    'A clear answer whether a podcast would pay in your business',
  ],
};

export const testimonialSection: SectionHeading = {
  label: 'After the call',
  title: 'From someone who took it',
};

export const testimonial = freeLaunchTestimonial;
