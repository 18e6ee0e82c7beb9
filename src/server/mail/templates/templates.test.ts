import { describe, expect, test } from 'vitest';
import { NewLead } from '../../../shared/leads/lead.ts';
import { guideDelivery } from '../../quiz/guideDelivery.ts';
import { guideEmail } from './guideEmail.ts';
import { leadNotification } from './leadNotification.ts';
import { Email } from '../email.ts';
import { newsletterConfirmation } from './newsletterConfirmation.ts';
import { quizNotification } from './quizNotification.ts';
import { lead as submittedLead } from '../../../../test/submissions.ts';
import { safeDisplayName } from '../untrustedText.ts';

const lead = {
  id: 'x',
  ...NewLead.parse({
    ...submittedLead,
    message: 'See Monday.com,\nabout 2.5 hours',
    offerType: '',
  }),
};
const notified = { to: 'sales@agency.example', publicUrl: 'https://www.example.com' };
const visible = (text: string) => text.replaceAll('\u2060', '');
const summary = {
  audience: 'A show about engines for http://evil.example',
  firstDate: 'First step: Friday of week 1.',
};
const toGuide = (name: string, audience = summary.audience) =>
  guideEmail({
    name,
    email: 'ada@example.com',
    niche: 'Engines',
    summary: { ...summary, audience },
    guideUrl: 'https://www.example.com/quiz/guide/t',
    schedulingUrl: 'https://www.example.com/contact#schedule',
    publicUrl: 'https://www.example.com',
  });

describe('a name is greeted', () => {
  test.each([
    'Ada Lovelace',
    'Dr. Ada Lovelace',
    "Siobhán O'Brien-Núñez",
    '李 小龍',
    'Ana M. de la Cruz',
  ])('%s', (name) => expect(toGuide(name).text).toContain(`Hello ${name},`));

  test.each([
    'Click http://evil.example',
    'evil.example',
    'www.evil.example for prizes',
    'Ada <script>alert(1)</script>',
    'You have won $1000',
    'Call +1 555 0100',
    'a'.repeat(51),
    'one two three four five six seven',
    'ada@evil.example',
    '🎁 Gift 🎁',
    '',
  ])('but not %s', (name) => {
    expect(safeDisplayName(name)).toBeUndefined();
    const { subject, text, html } = toGuide(name);
    expect(text).toContain('Hello,\n');
    if (name) expect([subject, text, html].join()).not.toContain(name);
  });
});

test('user input never becomes a link in an email client', () => {
  const { text, html } = toGuide('Ada');
  for (const part of [text, html]) {
    expect(visible(part)).toContain('http://evil.example');
    expect(part).not.toMatch(/http:\/\/evil|evil\.example/);
    expect(part).toContain('https://www.example.com/quiz/guide/t');
  }
  const notice = leadNotification(lead, notified);
  expect(notice.text).toContain('2.5 hours');
  expect(notice.text).not.toContain('Monday.com');
  expect(visible(notice.text)).toContain('> See Monday.com,\n> about 2.5 hours');
});

const dialed = /\d[\s().–-]*\d/;
const linked = /evil[.。．]example|:\\|:\/\/evil|tel:|2\.1\b|＠evil/;
test.each([
  ['+1 555 010 0199', dialed],
  ['(555) 010-0199', dialed],
  ['555.010.0199', dialed],
  ['15550100199', dialed],
  ['555\u2013010\u20130199', dialed],
  ['http:\\\\evil.example', linked],
  ['//evil.example/x', linked],
  ['evil。example', linked],
  ['evil．example', linked],
  ['grace＠evil.example', linked],
  ['192.0.2.1/login', linked],
  ['tel:911', linked],
  ['www.evil.example', linked],
])('no email client dials %s, or makes a link of it', (typed, active) => {
  const { text, html } = leadNotification({ ...lead, message: `Call ${typed} now` }, notified);
  for (const part of [text, html]) {
    expect(visible(part)).toContain(`Call ${typed} now`);
    expect(/Call (.*) now/.exec(part)?.[1]).not.toMatch(active);
  }
});

test('a notification contains user input once, and the message as a quotation', () => {
  const notice = leadNotification(
    { ...lead, company: 'BuyNow Ltd', message: 'Win\na prize' },
    notified,
  );
  expect(notice.text).toContain('> Win\n> a prize');
  expect(notice.html).toMatch(/<blockquote[^>]*>Win<br>a prize<\/blockquote>/);
  for (const part of [notice.text, notice.html]) {
    expect(part.match(/BuyNow/g)).toHaveLength(1);
    expect(part.match(/a prize/g)).toHaveLength(1);
  }
  const quiz = quizNotification(
    {
      id: 'x',
      name: 'Ada',
      email: 'ada@example.com',
      answers: typedAnswers,
      resultDescription: 'B',
    },
    notified,
  );
  for (const safeHtml of ['Ada', 'Call 5550100199']) {
    const body = quiz.text.replaceAll('ada@example.com', '');
    expect(visible(body).split(safeHtml)).toHaveLength(2);
  }
});

const typedAnswers = { personalInfo: { name: 'Ada', city: 'London', niche: 'Call 5550100199' } };

test('a notification says where the person came from, and links to them', () => {
  const visit = { utm_source: 'newsletter', utm_campaign: 'May' };
  const attribution = { first: visit, last: {} };
  const response = { id: 'r', name: 'Ada', email: lead.email, answers: {}, resultDescription: 'B' };
  const notices = [
    leadNotification({ ...lead, attribution }, notified),
    quizNotification({ ...response, attribution }, notified),
  ];
  for (const { text } of notices) expect(visible(text)).toContain('newsletter, campaign May');
  expect(notices.map(({ text }) => /https:\S+admin\/people\/\S+/.exec(text)?.[0])).toEqual([
    `https://www.example.com/admin/people/${lead.id}`,
    'https://www.example.com/admin/people/r',
  ]);
  expect(leadNotification(lead, notified).text).not.toContain('Source');
});

test('a line break in user input adds no header', () => {
  const injected = 'Ada\r\nBcc: everybody@example.com';
  const notice = leadNotification({ ...lead, firstName: injected }, notified);
  const mail = Email.parse({ ...notice, subject: injected, headers: { 'Reply-To': injected } });
  expect(mail.subject).toBe('Ada Bcc: everybody@example.com');
  expect(mail.headers).toEqual({ 'Reply-To': 'Ada Bcc: everybody@example.com' });
  expect(notice.subject).toBe('New lead: see inside');
  expect(() => Email.parse({ ...notice, headers: { 'Bcc: x\r\nY': 'z' } })).toThrow(/headers/);
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\nb@example.com',
    'A <a@b.example>',
  ])
    expect(() => Email.parse({ ...notice, to })).toThrow(/email address/);
});

test('a guide as plain text reads from top to bottom', () => {
  expect(visible(toGuide('Ada').text)).toBe(`Your podcast strategy
=====================

Hello Ada,

Your strategy is written. This is the short form. The whole guide is on your private page: ten episodes, a guest plan, a calendar for 13 weeks to add to your own, and the texts to paste.

Open your guide:
https://www.example.com/quiz/guide/t

What you sell, as entered in the quiz:

> Engines

For whom: A show about engines for http://evil.example
First dates: First step: Friday of week 1.


Ten minutes today
-----------------

Think of one person you would like to ask, open the invitation in the guide, fill in the first name, and send it. The show begins with that email.

The invitation:
https://www.example.com/quiz/guide/t#invitation

* * *

Talk it through
===============

Thirty minutes with us about this plan: what to keep, what to change and what it would return. It is free.

Schedule Free Strategy Call:
https://www.example.com/contact#schedule

-- 
The ROI Podcast Agency
You get this because this address was entered at the end of our podcast quiz.
See or erase your data: https://www.example.com/privacy#your-data
`);
});

test('the summary is in the HTML, too, with the ways to the guide and to a call', () => {
  const { html } = toGuide('Ada Lovelace', 'A show about engines. "><script>');
  const linkTo = (href: string) =>
    new RegExp(`<a [^>]*href="${href}"[^>]*>([^<]*)</a>`).exec(html)?.[1];
  expect(linkTo('https://www.example.com/quiz/guide/t')).toBe('Open your guide');
  expect(linkTo('https://www.example.com/quiz/guide/t#invitation')).toBe('The invitation');
  expect(linkTo('https://www.example.com/contact#schedule')).toBe('Schedule Free Strategy Call');
  for (const words of [
    'Hello Ada Lovelace,',
    'A show about engines. &quot;&gt;&lt;script&gt;',
    '>For whom</dt>',
    '>First step: Friday of week 1.</dd>',
    '>Ten minutes today</h2>',
  ])
    expect(html).toContain(words);
});

test('notifications contain every field with the site’s labels, and link to the admin', () => {
  const notice = leadNotification(lead, notified);
  expect(notice).toMatchObject({ to: notified.to, headers: { 'Reply-To': lead.email } });
  for (const words of ['Ada Lovelace', lead.email, 'Analytical Engines', '$5M - $10M', 'Proposal'])
    expect(notice.text).toContain(words);
  expect(notice.text).toContain('Offer: not given');
  expect(notice.text).toContain('https://www.example.com/admin/leads');

  const answers = {
    personalInfo: { name: 'Ada', city: 'London', niche: 'Engines' },
    podcast_tone: ['inspirational', 'educational'],
    current_marketing: [],
    from_elsewhere: 'kept as it came',
  };
  const { name, email } = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const quiz = quizNotification(
    { id: 'x', name, email, answers, resultDescription: 'Balanced' },
    notified,
  );
  expect(quiz.subject).toBe('New quiz response: Ada Lovelace');
  for (const line of [
    'City: London',
    'How should the show sound?: Inspirational; Educational',
    'Where do you reach people today?: nothing chosen',
    'from_elsewhere: kept as it came',
    'https://www.example.com/admin',
  ])
    expect(quiz.text).toContain(line);
});

test('the newsletter confirmation has one button and states the reason', () => {
  const mail = newsletterConfirmation({
    email: 'ada@example.com',
    confirmUrl: 'https://www.example.com/c?a=1&b="2"',
    unsubscribeUrl: 'https://www.example.com/u',
    publicUrl: 'https://www.example.com',
    headers: { 'List-Unsubscribe': '<https://www.example.com/u>' },
  });
  expect(Email.parse(mail)).toEqual(mail);
  expect(mail.html).toContain('href="https://www.example.com/c?a=1&amp;b=&quot;2&quot;"');
  expect(mail.html.match(/border-radius:999px;background/g)).toHaveLength(1);
  expect(mail.text).toContain('You get this because this address was entered on our blog');
});

test.each([
  ['done', undefined],
  ['waiting', 'We could not email your guide yet. You can open it here.'],
  ['failed', expect.stringContaining('could not be emailed')],
  [null, expect.stringContaining('Not emailed')],
] as const)(
  'tells a visitor about an email that is %s, without a reason of ours',
  (state, warning) => {
    const { message, emailWarning } = guideDelivery(state);
    expect(message.includes('has been emailed')).toBe(state === 'done');
    expect(emailWarning).toEqual(warning);
  },
);
