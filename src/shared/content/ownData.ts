import { paths } from '../paths.ts';
import type { Head, Link, Notice } from './shapes.ts';
import { site } from './unmoved.ts';

/** The id of the privacy page's section with the form. */
export const ownDataSection = 'your-data';
export const ownDataPath = `${paths.privacy}#${ownDataSection}`;

/** The link in the footer of every email to a visitor. */
export const ownDataLink = (publicUrl: string) => ({
  label: 'See or erase your data',
  href: publicUrl + ownDataPath,
});

/** The form on the privacy page. Its response never says whether the address was known. */
export const ownDataForm = {
  submit: 'Send me the link',
  pending: 'Sending...',
  note: 'At most one email an hour. The link works for 24 hours.',
  success: {
    title: 'Check your inbox',
    text: 'If we can write to this address, an email is on its way. It says what to do next.',
  },
  // Shown while email delivery is not configured; visitors need not know the reason.
  delayed: {
    title: 'We have your request',
    text: 'The email will take longer than usual. There is nothing you need to do until it arrives.',
  },
  failure: { title: 'Error', text: 'We could not take your request. Please try again.' },
  back: { label: 'Back to the privacy policy', href: paths.privacy },
} satisfies Record<string, string | Notice | Link | object>;

export const ownDataHead: Head = {
  title: 'Your data',
  description: `See, download, correct and erase what the website of ${site.name} stores about you.`,
};

export const unknownOwnDataLink = {
  label: 'Privacy',
  title: 'This link does not work',
  text: 'It may have expired after 24 hours, been replaced by a newer one, or your data has been erased. Ask for a new link, and we send it to your address.',
  action: { label: 'Ask for a new link', href: ownDataPath },
};
