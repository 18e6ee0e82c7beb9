import { links } from './links.ts';

export const consent = {
  title: 'May we load third-party services?',
  text: [
    'With your consent we load web analytics, an embedded form and a calendar, which may set cookies. Without it, everything still works with our own forms. You can change your choice at the bottom of any page. ',
    links.privacy,
  ],
  accept: 'Accept',
  reject: 'Reject',
  current: { accepted: 'You have accepted.', rejected: 'You have rejected.' },
  close: 'Close',
};
