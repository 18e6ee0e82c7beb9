import type { HTMLElement } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { bearer, testApp } from '../../../test/app.ts';
import { attributes, mainOf, one, pageAt, words } from '../../../test/html.ts';

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());
const formsOf = async (path: string) =>
  mainOf(await pageAt(server, path)).querySelectorAll('form[action="/api/leads"]');

const value = (form: HTMLElement, name: string) =>
  one(form, `[name="${name}"]`).getAttribute('value') ?? '';
const kindOf = (form: HTMLElement) => [value(form, 'leadType'), value(form, 'offerType')];
const labeled = (form: HTMLElement, selector: string) =>
  form.querySelectorAll(selector).map((field) => {
    return words(one(form, `label[for="${field.getAttribute('id')}"]`));
  });

const services = [
  'podcast-production',
  'content-repurposing',
  'guest-management',
  'distribution-management',
  'analytics-reporting',
];
const packages = ['no-commitment', 'smart-saver', 'roi-guarantee', 'podcast-coaching'];
const call = ['strategy', 'general'];
const proposal = ['proposal', 'general'];

/** What the forms of a page ask for, in their order: the type of the lead and its offer. */
const kinds: [path: string, forms: string[][]][] = [
  ['/', [call, proposal]],
  ['/contact', [call, proposal]],
  ...services.map((key): [string, string[][]] => [`/services/${key}`, [['service-inquiry', key]]]),
  [
    '/services/lead-generation',
    [
      ['service-inquiry', 'lead-generation'],
      ['service-inquiry', 'lead-generation'],
    ],
  ],
  ...packages.map((key): [string, string[][]] => [`/offers/${key}`, [['proposal', key]]]),
  ['/offers/skool-course', [['proposal', 'skool-course']]],
];

const person = { firstName: 'Ada', lastName: 'Lovelace', company: 'Engines' };
let people = 0;

/** Submits a form with all its fields like a browser without scripts. Returns the lead. */
async function send(form: HTMLElement) {
  const email = `ada${++people}@example.com`;
  const typed: Record<string, string> = { ...person, email, day: '2031-03-03', time: 'Morning' };
  if (form.querySelector('select[name="revenue"]')) typed.revenue = '1m-5m';
  const names = attributes(form, 'input, select, textarea', 'name');
  const fields = names.map((name) => [name, typed[name] ?? value(form, name)]);
  const response = await server.inject({
    method: 'POST',
    url: form.getAttribute('action') ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.statusCode).toBe(303);
  const confirmation = await server.inject(response.headers.location ?? '');
  expect(confirmation.body).toContain('<h1>Message Sent!</h1>');
  const { leads } = (await server.inject({ url: '/api/leads', headers: bearer })).json();
  return leads.filter((lead: { email: string }) => lead.email === email);
}

describe('without scripts', () => {
  test.each(kinds)('every form of %s makes a lead of its kind', async (path, expected) => {
    const forms = await formsOf(path);
    expect(forms.map(kindOf)).toEqual(expected);
    for (const form of forms) {
      expect(form.getAttribute('method')).toBe('post');
      const [leadType, offerType] = kindOf(form);
      expect(await send(form)).toEqual([
        expect.objectContaining({ ...person, leadType, offerType }),
      ]);
    }
  });

  test('an offer of the pitch leads to the contact page, as its form cannot open', async () => {
    const main = mainOf(await pageAt(server, '/ultimate-pitch'));
    expect(main.querySelectorAll('form')).toEqual([]);
    expect(attributes(main, 'noscript a', 'href')).toEqual(Array(5).fill('/contact'));
  });

  test('the quiz and the form for a free launch, which cannot be sent, offer a call', async () => {
    for (const path of ['/quiz', '/Free-Podcast-Launch']) {
      const form = one(mainOf(await pageAt(server, path)), 'form');
      expect(attributes(form, 'noscript a', 'href')).toEqual(['/contact#schedule']);
    }
    // A submit would put its fields into the address; a press is repeated once the scripts are there.
    const launch = mainOf(await pageAt(server, '/Free-Podcast-Launch'));
    const { attributes: next } = one(launch, 'form button');
    expect([next.type, next.disabled]).toEqual(['button', undefined]);
  });
});

describe('the fields', () => {
  test('of the shared form are those of the specification', async () => {
    const [, form] = await formsOf('/contact');
    if (!form) throw new Error('No form');
    expect(labeled(form, 'input[id], textarea')).toEqual([
      'First Name *',
      'Last Name *',
      'Email Address *',
      'Company',
      'Message',
    ]);
    expect(labeled(form, '[required]')).toEqual(['First Name *', 'Last Name *', 'Email Address *']);
    expect(labeled(form, '[type="email"]')).toEqual(['Email Address *']);
    expect(value(form, 'revenue')).toBe('');
  });

  test('of the course ask for company and revenue, too', async () => {
    const [form] = await formsOf('/offers/skool-course');
    if (!form) throw new Error('No form');
    expect(labeled(form, '[required]')).toEqual([
      'First Name *',
      'Last Name *',
      'Email Address *',
      'Company *',
      'Annual revenue *',
    ]);
    const ranges = form.querySelectorAll('option').slice(1);
    expect(ranges.map((range) => [range.getAttribute('value'), words(range)])).toEqual([
      ['under-1m', 'Under $1M'],
      ['1m-5m', '$1M - $5M'],
      ['5m-10m', '$5M - $10M'],
      ['10m-25m', '$10M - $25M'],
      ['25m-50m', '$25M - $50M'],
      ['over-50m', 'Over $50M'],
    ]);
  });

  test('of the free launch has name, email, terms and an optional phone number', async () => {
    const form = one(mainOf(await pageAt(server, '/Free-Podcast-Launch')), 'form');
    expect(labeled(form, 'input')).toEqual([
      'Full name *',
      'Business email *',
      'Cell phone (optional)',
      expect.stringContaining('privacy policy'),
    ]);
    expect(attributes(form, '[required]', 'name')).toEqual(['fullName', 'email', 'terms']);
    expect(attributes(form, 'label a', 'href')).toEqual(['/privacy']);
  });
});
