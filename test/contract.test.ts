import { describe, expect, test } from 'vitest';
import { loadRequiredAccess } from '../src/server/rest/procedures.ts';
import { routes } from '../src/server/rest/routes.ts';
import { bearer, lead, quiz, testApp, wholeLead } from './app.ts';

const requiredAccess = await loadRequiredAccess();
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const storedLead = { id: uuid, ...wholeLead, createdAt: time };
const storedQuiz = {
  id: uuid,
  ...quiz,
  generatedStrategy: expect.stringMatching(/^# A podcast strategy for Ada\n/),
  createdAt: time,
};
const post = {
  id: uuid,
  title: expect.any(String),
  slug: expect.any(String),
  excerpt: expect.any(String),
  content: expect.stringContaining('<p>'),
  author: expect.any(String),
  tags: expect.any(String),
  imageUrl: null,
  published: 'published',
  createdAt: time,
  updatedAt: time,
};

type Case = {
  call: string;
  url?: string;
  payload?: object;
  status: number;
  body?: object;
  /** For CSV. */
  text?: RegExp;
};

/** The responses that external tools rely on, one case per REST route. */
const cases: Case[] = [
  { call: 'GET /api/blog', status: 200, body: { posts: expect.arrayContaining([post]) } },
  {
    call: 'GET /api/blog/:slug',
    url: '/api/blog/podcast-metrics-that-matter',
    status: 200,
    body: { post: { ...post, slug: 'podcast-metrics-that-matter' } },
  },
  { call: 'POST /api/leads', payload: lead, status: 201, body: { lead: storedLead } },
  { call: 'GET /api/leads', status: 200, body: { leads: [storedLead] } },
  {
    call: 'GET /api/leads/export',
    status: 200,
    text: new RegExp(
      `^\uFEFFid,${Object.keys(wholeLead).join()},createdAt\r\n[^,]{36},${Object.values(wholeLead).join()},[^,]{24}\r\n$`,
    ),
  },
  {
    call: 'GET /api/subscribers/export',
    status: 200,
    text: /^\uFEFFid,email,status,requestedAt,confirmedAt,unsubscribedAt,createdAt,unsubscribeUrl\r\n[^,]{36},ada@example.com,pending,[^,]{24},,,[^,]{24},http:\/\/localhost:3000\/newsletter\/unsubscribe\/[\w-]{32}\r\n$/,
  },
  {
    call: 'POST /api/quiz',
    payload: quiz,
    status: 201,
    body: {
      response: storedQuiz,
      message: expect.any(String),
      guideUrl: expect.stringMatching(/^\/quiz\/guide\/[\w-]{32}$/),
    },
  },
  { call: 'GET /api/quiz', status: 200, body: { responses: [storedQuiz] } },
  {
    call: 'GET /api/quiz/export',
    status: 200,
    text: /^\uFEFFid,name,email,answers,result,resultDescription,generatedStrategy,createdAt\r\n[^,]{36},Ada Lovelace,ada@example.com,"\{""personalInfo"":\{""name"":""Ada"".*\}",hybrid_approach,The Balanced Brand Podcast,"# A podcast strategy for Ada\n[^"]+",[^,]{24}\r\n$/,
  },
];

test.each(cases)('$call returns $status', async ({ call, url, payload, status, body, text }) => {
  await using server = await testApp({ isSeeded: true });
  if (!payload) {
    await server.post('/api/leads', lead);
    await server.post('/api/quiz', quiz);
    await server.post('/trpc/newsletter.subscribe', { email: 'ada@example.com' });
  }
  const [method, path] = call.split(' ');
  const response = await server.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: url ?? path ?? '',
    headers: bearer,
    ...(payload && { payload }),
  });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain(
    text ? 'text/csv; charset=utf-8' : 'application/json',
  );
  if (body) expect(response.json()).toEqual(body);
  if (text) expect(response.body).toMatch(text);
});

test('every REST route has a case', () => {
  const rows = routes.map(({ method, path }) => `${method} ${path}`);
  expect(cases.map(({ call }) => call).toSorted()).toEqual(rows.toSorted());
});

describe('admin routes', () => {
  const adminPaths = routes
    .filter((route) => requiredAccess(route) !== 'public')
    .map(({ path }) => path);

  test('have the access level of their procedures', () => {
    expect(routes.map((route) => `${route.method} ${route.path} ${requiredAccess(route)}`)).toEqual(
      [
        'GET /api/blog public',
        'GET /api/blog/:slug public',
        'POST /api/leads public',
        'GET /api/leads leads:read',
        'GET /api/leads/export leads:read',
        'GET /api/subscribers/export admin',
        'POST /api/quiz public',
        'GET /api/quiz quiz:read',
        'GET /api/quiz/export quiz:read',
      ],
    );
  });

  test('reject unauthenticated callers in the common error format', async () => {
    await using server = await testApp();
    for (const url of adminPaths) {
      const refused = await server.inject(url);
      expect([url, refused.statusCode]).toEqual([url, 401]);
      expect(refused.json()).toEqual({
        statusCode: 401,
        error: 'Unauthorized',
        message: expect.stringContaining('token'),
        requestId: refused.headers['x-request-id'],
      });
      expect(refused.headers['www-authenticate']).toMatch(/^Basic realm=/);
    }
  });
});
