import { describe, expect, test } from 'vitest';
import { bearer, lead, testApp } from '../../../../test/app.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { leadSorts } from '../../../shared/leads/sorting.ts';
import { LeadEntity, searchKeys } from '../entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Fields = Partial<typeof lead> & { createdAt?: Date; status?: 'new' | 'won' | 'lost' | 'spam' };
type Row = typeof lead & { id: string; status: string; createdAt: string };
type Page = { leads: Row[]; next: string | null; previous: string | null };

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

async function insert(server: Server, rows: Fields[], from = 0) {
  const data = rows.map((row, index) => {
    const whole = { ...lead, createdAt: new Date(1000 * (from + index)), ...row };
    return { id: idOf(from + index), suspectedSpam: false, ...whole, ...searchKeys(whole) };
  });
  await server.orm.em.fork().insertMany(LeadEntity, data);
}

async function ask(server: Server, procedure: string, input: object) {
  const response = await server.query(procedure, input);
  return { status: response.statusCode, ...response.json() };
}
const list = async (server: Server, input: object): Promise<Page> =>
  (await ask(server, 'leads.page', input)).result.data;
const count = async (server: Server, input: object): Promise<number> =>
  (await ask(server, 'leads.count', input)).result.data.count;
const exported = async (server: Server, query: Record<string, string>) => {
  const url = `/api/leads/export?${new URLSearchParams({ spam: 'include', ...query }).toString()}`;
  const { body } = await server.inject({ url, headers: bearer });
  return body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, 36));
};

test('finds words that Postgres cannot index as a whole', async () => {
  await using server = await testApp();
  // Normalizing replaces this character by seven.
  const company = '㌖'.repeat(120);
  expect((await server.post('/api/leads', { ...lead, company })).statusCode).toBe(201);
  for (const search of [company, company.slice(0, 20), company.slice(0, 110)])
    expect([search.length, (await list(server, { q: search })).leads.length]).toEqual([
      search.length,
      1,
    ]);
  expect((await list(server, { q: `${'㌖'.repeat(9)}x` })).leads).toEqual([]);
});

/** Leads with equal names, companies, times and tiers, whose order depends on the id. */
const mixed: Fields[] = Array.from({ length: 60 }, (_, i) => ({
  firstName: ['Ada', 'Zoë', 'ada', 'Émile'][i % 4] ?? '',
  lastName: ['Berg', 'Åkesson'][i % 2] ?? '',
  company: ['', 'Orbit', 'orbit labs'][i % 3] ?? '',
  email: `p${i}@mail${i % 5}.example`,
  revenue: ['', '1m-5m', '5m-10m', 'over-50m', 'under-1m'][i % 5] ?? '',
  leadType: ['proposal', 'strategy'][i % 2] ?? '',
  offerType: ['general', 'smart-saver', ''][i % 3] ?? '',
  status: (['new', 'won', 'lost', 'spam'] as const)[Math.floor(i / 15)] ?? 'new',
  createdAt: new Date(Date.UTC(2026, 10, 1 + Math.floor(i / 12))),
}));

const filters: [name: string, filter: Record<string, string>, passes: (row: Row) => boolean][] = [
  ['everything', {}, () => true],
  ['everything but spam', { status: 'not-spam' }, ({ status }) => status !== 'spam'],
  ['a status', { status: 'won' }, ({ status }) => status === 'won'],
  ['a type', { type: 'strategy' }, ({ leadType }) => leadType === 'strategy'],
  ['an offer', { offer: 'smart-saver' }, ({ offerType }) => offerType === 'smart-saver'],
  ['a tier', { tier: '10m' }, ({ revenue }) => revenue === 'over-50m'],
  ['no tier', { tier: 'none' }, ({ revenue }) => revenue === '' || revenue === 'under-1m'],
  [
    'days',
    { from: '2026-11-02', to: '2026-11-03' },
    ({ createdAt }) => /^2026-11-0[23]/.test(createdAt),
  ],
  ['a word of the name', { q: 'zoe' }, ({ firstName }) => firstName === 'Zoë'],
  [
    'several words in any order',
    { q: 'ORBIT  Emi' },
    ({ firstName, company }) => firstName === 'Émile' && /orbit/i.test(company),
  ],
  ['an email', { q: 'p7@mail2.example' }, ({ email }) => email === 'p7@mail2.example'],
  [
    'all filters',
    {
      q: 'berg',
      status: 'new',
      type: 'proposal',
      offer: 'general',
      tier: '5m',
      from: '2026-11-01',
    },
    (row) =>
      row.lastName === 'Berg' &&
      row.status === 'new' &&
      row.offerType === 'general' &&
      row.revenue === '5m-10m',
  ],
  ['an unknown value', { offer: 'nothing' }, () => false],
  ['punctuation only', { q: '%_' }, () => false],
];

describe('the list', () => {
  test('returns each row once, forward and backward, for every filter and sort order', async () => {
    await using server = await testApp();
    await insert(server, mixed);
    const everyone = (await list(server, { limit: 200 })).leads;
    const everySort = Object.keys(leadSorts);
    for (const [index, [name, filter, passes]] of filters.entries()) {
      const expected = everyone.filter(passes).map(({ id }) => id);
      expect([name, expected.length > 0]).toEqual([name, !/unknown|punctuation/.test(name)]);
      expect([name, await count(server, filter)]).toEqual([name, expected.length]);
      expect([name, await exported(server, filter)]).toEqual([name, expected]);
      // All sort orders without a filter, and one per filter.
      const sorts = index === 0 ? everySort : everySort.slice(index % everySort.length).slice(0, 1);
      for (const sort of sorts) {
        const { forth, back } = await walk(server, { ...filter, sort, limit: 7 });
        expect([name, sort, forth.toSorted()]).toEqual([name, sort, expected.toSorted()]);
        expect([name, sort, back]).toEqual([name, sort, forth]);
      }
    }
  });

  async function walk(server: Server, query: object) {
    const forth: string[][] = [];
    let page = await list(server, query);
    expect(page.previous).toBeNull();
    forth.push(page.leads.map(({ id }) => id));
    while (page.next) {
      page = await list(server, { ...query, after: page.next });
      forth.push(page.leads.map(({ id }) => id));
    }
    const back = [page.leads.map(({ id }) => id)];
    while (page.previous) {
      page = await list(server, { ...query, before: page.previous });
      back.unshift(page.leads.map(({ id }) => id));
    }
    expect(page.next === null).toBe(forth.length === 1);
    return { forth: forth.flat(), back: back.flat() };
  }

  test('sorts regardless of case and accents', async () => {
    await using server = await testApp();
    await insert(server, [
      { firstName: 'Åsa', company: '', revenue: '' },
      { firstName: 'ann', company: 'acorn', revenue: '1m-5m' },
      { firstName: 'Bo', company: 'Öl', revenue: 'over-50m' },
      { firstName: 'Cy', company: 'Birch', revenue: '5m-10m' },
    ]);
    for (const [sort, names] of [
      ['newest', ['Cy', 'Bo', 'ann', 'Åsa']],
      ['oldest', ['Åsa', 'ann', 'Bo', 'Cy']],
      ['name', ['ann', 'Åsa', 'Bo', 'Cy']],
      ['name-desc', ['Cy', 'Bo', 'Åsa', 'ann']],
      ['company', ['ann', 'Cy', 'Bo', 'Åsa']],
      ['revenue-desc', ['Bo', 'Cy', 'ann', 'Åsa']],
    ] as const) {
      const { leads } = await list(server, { sort });
      expect([sort, leads.map(({ firstName }) => firstName)]).toEqual([sort, names]);
    }
  });

  test('neither skips nor repeats rows when leads are added and deleted between pages', async () => {
    await using server = await testApp();
    await insert(server, mixed.slice(0, 12));
    const first = await list(server, { limit: 5, sort: 'name' });
    await insert(server, [{ firstName: 'Aaa' }, { firstName: 'Zzz' }], 100);
    await server.orm.em.fork().nativeDelete(LeadEntity, { id: first.leads[4]?.id ?? '' });
    const second = await list(server, { limit: 50, sort: 'name', after: first.next });
    const names = second.leads.map(({ firstName }) => firstName);
    expect(names).not.toContain('Aaa');
    expect(names.at(-1)).toBe('Zzz');
    const seen = [...first.leads, ...second.leads].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(13);
  });

  test('filters by days in the given time zone, also by the first and last supported ones', async () => {
    await using server = await testApp();
    await insert(server, [{ createdAt: new Date('2026-11-01T23:30:00Z') }]);
    const day = { from: '2026-11-02', to: '2026-11-02' };
    expect(await count(server, day)).toBe(0);
    expect(await count(server, { ...day, zone: 'Europe/Berlin' })).toBe(1);
    expect(await exported(server, { ...day, zone: 'Europe/Berlin' })).toHaveLength(1);
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
      const all = { from: '0101-01-01', to: '9999-12-31', zone };
      expect((await list(server, all)).leads).toHaveLength(1);
      expect(await count(server, all)).toBe(1);
      expect(await exported(server, all)).toHaveLength(1);
    }
  });

  test('rejects invalid filters, also of an export', async () => {
    await using server = await testApp();
    const cursor = Buffer.from(JSON.stringify([8.64e15, idOf(1)])).toString('base64url');
    for (const [input, message] of [
      [{ status: 'maybe' }, 'status: Must be one of new, contacted'],
      [{ tier: '7m' }, 'tier: Must be one of none, 1m, 5m, 10m'],
      [{ from: '2026-02-30' }, 'from: Must be a day, such as'],
      [{ to: 'yesterday' }, 'to: Must be a day, such as'],
      [{ from: '99999-01-01' }, 'from: Must be a day, such as'],
      [{ zone: 'Mars/Base' }, 'zone: Must be the name of a time zone'],
      [{ q: 'x'.repeat(201) }, 'q: Must have at most 200 characters'],
      [{ sort: 'age' }, 'sort: Must be one of newest, oldest'],
      [{ after: 'x' }, 'after: Must come from a previous response'],
      [{ after: btoa('[1,2]') }, 'after: Must come from a previous response'],
      [
        { before: btoa(JSON.stringify([1e99, idOf(1)])) },
        'before: Must come from a previous response',
      ],
      [{ limit: 201 }, 'limit: '],
      // Of a time that databases do not support.
      [{ after: cursor }, 'after: Must come from a previous response'],
      [{ before: cursor }, 'before: Must come from a previous response'],
    ] as const) {
      const { status, error } = await ask(server, 'leads.page', input);
      expect([status, error.message]).toEqual([400, expect.stringContaining(message)]);
    }
    const response = await server.inject({ url: '/api/leads/export?status=x', headers: bearer });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringMatching(/^status: Must be one of/),
    ]);
  });
});

test('stats exclude spam and count the month in the given time zone', async () => {
  await using server = await testApp();
  stoppedDate('2026-11-27T12:00:00Z');
  const now = new Date();
  const before = new Date('2025-11-15');
  await insert(server, [
    { createdAt: now, revenue: '$5M+' },
    { createdAt: now, revenue: '1m-5m', offerType: 'smart-saver' },
    { createdAt: now, revenue: '10m-25m', status: 'spam' },
    { createdAt: before, revenue: 'over-50m' },
  ]);
  const { result } = await ask(server, 'leads.stats', { zone: 'UTC' });
  expect(result.data).toEqual({
    total: 3,
    month: 2,
    highValue: 2,
    spam: 1,
    types: [{ value: 'proposal', count: 4 }],
    offers: [
      { value: 'general', count: 3 },
      { value: 'smart-saver', count: 1 },
    ],
  });
});
