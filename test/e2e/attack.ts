import { once } from 'node:events';
import { ada, adasQuiz, type views } from './adminSite.ts';
import type { Site } from './site.ts';

// Covers every kind of attribute quoting.
const evil = `"'><script>document.title='run'</script><img src="x" alt="a" onerror="document.title='run'"><svg onload=document.title='run'>`;
const endless = 'supercalifragilistic'.repeat(8);
const short = evil.slice(0, 200);

type Path = (typeof views)[number][0];
/** Stores rows with scripts and long words, identified by a word of the test. */
type Attack = (site: Site, word: string) => Promise<unknown>;

const onLeads: Attack = async (site, word) => {
  const evilLead = Object.fromEntries(Object.keys(ada).map((field) => [field, short]));
  const email = `${word}@example.com`;
  await site.post('/api/leads', { ...evilLead, email, message: evil });
  await site.post('/api/leads', { ...ada, email, company: endless, lastName: endless });
};

const onResponses: Attack = async (site, word) => {
  const email = `${word}@example.com`;
  const answers = { [evil]: [evil], personalInfo: { name: evil, city: endless, niche: evil } };
  const result = { result: short, resultDescription: evil };
  await site.post('/api/quiz', { ...adasQuiz, email, name: endless });
  await site.post('/api/quiz', { name: short, email, answers, ...result });
};

const onPosts: Attack = (site, word) =>
  site.post('/trpc/blog.create', {
    title: short,
    slug: word,
    excerpt: evil,
    content: `<p>${evil}</p><a href="javascript:document.title='run'">x</a>`,
    author: short.slice(0, 100),
    published: 'scheduled',
    publishAt: '2099-01-01T00:00:00Z',
  });

const onSubscribers: Attack = (site, word) =>
  site.post('/trpc/newsletter.subscribe', { email: `${'a'.repeat(50)}${word}@example.com` });

const onBoards: Attack = async (site) => {
  const title = evil.slice(0, 100);
  const { result } = await site.post('/trpc/whiteboard.create', { title });
  const guest = new WebSocket(`${site.url.replace('http', 'ws')}/ws/whiteboard`);
  await once(guest, 'open');
  const user = { id: 'evil', name: evil.slice(0, 60), color: '#E8442A' };
  guest.send(JSON.stringify({ type: 'join_session', sessionId: result.data.id, user }));
  await once(guest, 'message');
};

const onWebhooks: Attack = (site) =>
  site.post('/trpc/webhooks.create', {
    name: short,
    url: `https://tool.example/${endless}?q=${encodeURIComponent(evil)}`,
    events: ['subscriber.confirmed'],
  });

const onSecurity: Attack = (site) =>
  site.post('/trpc/admin.access.createToken', { name: evil.slice(0, 60), scopes: ['leads:read'] });

const nothing: Attack = async () => {};

/** By the view that shows the stored rows. */
export const attacks: Record<Path, Attack> = {
  '/admin': onResponses,
  '/admin/leads': onLeads,
  '/admin/posts': onPosts,
  '/admin/posts/new': nothing,
  '/admin/trends': onLeads,
  '/admin/subscribers': onSubscribers,
  '/admin/boards': onBoards,
  '/admin/outbox': onResponses,
  '/admin/webhooks': onWebhooks,
  '/admin/security': onSecurity,
};
