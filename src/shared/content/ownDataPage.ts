import { formatNumber } from '../numbers.ts';
import type { OwnMessageKind } from '../ownData.ts';
import { site } from './unmoved.ts';

export const ownDataFormPath = '/privacy/request';
/** Takes a POST with the token; a GET of it is a page with an unknown token. */
export const ownDataDownloadPath = '/privacy/me/download';

/** Without scripts, changes are made by email. */
export const writeToUs = `mailto:${site.email}`;

const parts = {
  inquiries: { id: 'inquiries', title: 'Inquiries' },
  quiz: { id: 'quiz', title: 'Quiz and guide' },
  brief: { id: 'brief', title: 'Preparation of a call' },
  newsletter: { id: 'newsletter', title: 'Newsletter' },
  visits: { id: 'visits', title: 'Visits' },
  messages: { id: 'messages', title: 'Emails and notices' },
  correct: { id: 'correct', title: 'Something is wrong' },
  erase: { id: 'erase', title: 'Erase everything' },
};

export const ownDataPage = {
  label: 'Privacy',
  title: 'Everything about you',
  text: 'This is what our website stores about the address to which we sent the link.',
  expires: 'The link works until',
  contents: 'On this page',
  download: 'Download everything (JSON)',
  downloadNote:
    'The file contains everything, including the full text of your guides and their earlier versions.',
  parts,
  none: {
    inquiries: 'You have not sent us an inquiry.',
    quiz: 'You have not finished the quiz.',
    brief: 'We have not prepared a call with you.',
    newsletter: 'You have not subscribed.',
    visits: 'No visits are recorded.',
    messages: 'Nothing was sent.',
  },
  newest: (shown: number, total: number) =>
    `These are the newest ${formatNumber(shown)} of ${formatNumber(total)}. The file has the others.`,
  suspected: 'Held back as suspected spam',
  correct: 'Correct',
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'Saved', text: 'We have stored your correction.' },
  labels: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    revenue: 'Revenue',
    message: 'Message',
    offer: 'About',
    status: 'Where it stands',
    followUp: 'We come back to it on',
    lastContact: 'Last contact',
    value: 'Worth of the contract',
    source: 'How you found us',
    history: 'What we noted',
    result: 'Result',
    answers: 'Your answers',
    guide: 'Your guide',
    openGuide: 'Open your guide',
    marks: 'Sections you marked',
    useful: 'useful',
    notUseful: 'not useful',
    board: 'Whiteboard of the guide',
    openBoard: 'Open the whiteboard',
    requested: 'Subscribed',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
  },
  sources: { first: 'First visit', last: 'Last visit' } as Readonly<
    Partial<Record<string, string>>
  >,
  visits: {
    page: 'Page',
    quizStep: 'Question of the quiz',
    guide: 'Opened the guide',
    booking: 'Went to the calendar',
  } as Readonly<Partial<Record<string, string>>>,
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
  unsubscribedNotice: { title: 'Unsubscribed', text: 'You get no more newsletters from us.' },
  messageKinds: {
    email: 'Email to you',
    notice: 'Notice to our team',
    tool: 'To a connected tool',
    task: 'Task',
  } satisfies Record<OwnMessageKind, string>,
  messageStates: { waiting: 'waiting', failed: 'failed', done: 'done' },
  request: {
    text: 'You can correct your name and company above. For anything else, tell us what is wrong. A person reads it.',
    label: 'What should we correct?',
    missing: 'Please write what is wrong.',
    submit: 'Send to the team',
    sent: { title: 'Sent', text: 'Thank you. We correct it and answer within 30 days.' },
  },
  erase: {
    text: 'This deletes everything on this page, and everything in the file, permanently. It cannot be restored, not even by us. Backups keep a copy until they are replaced.',
    button: 'Erase everything...',
    dialogTitle: 'Erase everything about you?',
    list: 'This will be deleted:',
    acknowledgment: 'I understand that this cannot be undone.',
    confirm: 'Erase everything',
    pending: 'Erasing...',
    keep: 'Keep my data',
  },
  erased: {
    title: 'Your data is erased',
    text: 'Everything we stored about you is deleted, and this link no longer works. We will send you one last email to confirm it.',
    action: { label: 'Home page', href: '/' },
  },
  failure: {
    title: 'That did not work',
    text: 'Please try again in a minute.',
    gone: 'This link has expired, or your data was erased in the meantime.',
  },
  noScript: {
    text: 'Corrections and erasing need JavaScript. Without it, write to us: ',
    link: { label: site.email, href: writeToUs },
  },
};

type Counts = Record<
  | 'leads'
  | 'notes'
  | 'changes'
  | 'responses'
  | 'boards'
  | 'copiedNotes'
  | 'marks'
  | 'briefs'
  | 'subscriptions'
  | 'visits'
  | 'messages',
  number
>;

/** Names what an erasure deletes. */
export const describeOwnCounts = (counts: Counts) =>
  [
    count(counts.leads, 'inquiry', 'inquiries'),
    count(counts.notes + counts.changes, 'note about them', 'notes about them'),
    count(counts.responses, 'quiz response with its guide', 'quiz responses with their guides'),
    count(counts.boards, 'whiteboard of a guide', 'whiteboards of guides'),
    count(counts.copiedNotes, 'copied note of a whiteboard', 'copied notes of whiteboards'),
    count(counts.marks, 'mark in a guide', 'marks in guides'),
    count(counts.briefs, 'preparation of a call', 'preparations of calls'),
    count(counts.subscriptions, 'newsletter subscription', 'newsletter subscriptions'),
    count(counts.visits, 'recorded visit', 'recorded visits'),
    count(counts.messages, 'record of an email or notice', 'records of emails and notices'),
  ].filter((line) => !line.startsWith('0 '));

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;
