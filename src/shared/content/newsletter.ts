import type { LinkPurpose, LinkState } from '../newsletter.ts';
import { paths } from '../paths.ts';
import type { Head, Link, Notice } from './shapes.ts';
import { site } from './unmoved.ts';

const promise = 'One email when there is a new article worth your time.';

/** The block on the blog. Success never says whether the address was known. */
export const newsletter = {
  title: 'Stay Updated',
  text: promise,
  submit: 'Subscribe',
  pending: 'Subscribing...',
  note: 'No spam, unsubscribe at any time',
  success: {
    title: 'Check your inbox',
    text: 'If this address is new to our list, an email with a confirmation link is on its way. The link works for 7 days.',
  },
  // Shown while email delivery is not configured; visitors need not know the reason.
  delayed: {
    title: 'Your address is stored',
    text: 'The email with the link to confirm will take longer than usual. There is nothing you need to do until it arrives.',
  },
  failure: { title: 'Error', text: 'We could not sign you up. Please try again.' },
};

type LinkPage = {
  head: Head;
  button: string;
  pending: string;
  states: Record<LinkState, Notice>;
};

const broken = 'This link does not work';
const unknownUnsubscribe = {
  title: broken,
  text: `It may have been cut off. Use the link in the newest email from us, or write to ${site.email} and we take you off the list.`,
};

/** The pages behind the links in emails: one button each, and its result. */
export const linkPages: Record<LinkPurpose, LinkPage> = {
  confirm: {
    head: {
      title: 'Confirm your subscription',
      description: `Confirm your subscription to the newsletter of ${site.name}.`,
    },
    button: 'Confirm subscription',
    pending: 'Confirming...',
    states: {
      ready: { title: 'Confirm your subscription', text: `${promise} Press the button to get it.` },
      done: {
        title: 'You are subscribed',
        text: 'Thank you. The next article comes to your inbox, and every email has a link to unsubscribe.',
      },
      already: {
        title: 'You are already subscribed',
        text: 'This address was confirmed before. There is nothing left to do.',
      },
      expired: {
        title: 'This link has expired',
        text: 'A confirmation link works for 7 days. Subscribe again on the blog, and we send you a new one.',
      },
      unknown: {
        title: broken,
        text: 'It may have been cut off, or a newer email has taken its place. Use the newest one from us, or subscribe again on the blog.',
      },
    },
  },
  unsubscribe: {
    head: {
      title: 'Unsubscribe from the newsletter',
      description: `Unsubscribe from the newsletter of ${site.name}.`,
    },
    button: 'Unsubscribe',
    pending: 'Unsubscribing...',
    states: {
      ready: {
        title: 'Unsubscribe from the newsletter',
        text: 'Press the button, and we send no more newsletters to this address.',
      },
      done: {
        title: 'You are unsubscribed',
        text: 'You get no more newsletters from us. If you change your mind, subscribe again on the blog.',
      },
      already: {
        title: 'You are already unsubscribed',
        text: 'This address gets no newsletters from us. There is nothing left to do.',
      },
      expired: unknownUnsubscribe,
      unknown: unknownUnsubscribe,
    },
  },
};

export const linkPage: { label: string; failure: string; after: Link } = {
  label: 'Newsletter',
  failure: 'That did not work. Please try again in a minute.',
  after: { label: 'Read the blog', href: paths.blog },
};
