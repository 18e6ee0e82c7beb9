import { once } from 'node:events';
import { ada, adaQuiz, type views } from './adminSite.ts';
import { uploadFile } from './media.ts';
import type { Site } from './site.ts';

// Covers every kind of attribute quoting.
const script = `"'><script>document.title='run'</script><img src="x" alt="a" onerror="document.title='run'"><svg onload=document.title='run'>`;
const longWord = 'supercalifragilistic'.repeat(8);
const short = script.slice(0, 200);

type Path = (typeof views)[number][0];
/** Stores rows with scripts and long words, identified by a word of the test. */
type Attack = (site: Site, word: string) => Promise<unknown>;

const onLeads: Attack = async (site, word) => {
  const scriptLead = Object.fromEntries(Object.keys(ada).map((field) => [field, short]));
  const email = `${word}@example.com`;
  await site.post('/api/leads', { ...scriptLead, email, message: script });
  await site.post('/api/leads', { ...ada, email, company: longWord, lastName: longWord });
};

const onTrends: Attack = async (site, word) => {
  for (const source of [script.slice(0, 300), longWord]) {
    const touch = { utm_source: source, utm_campaign: source, landing: source };
    const attribution = { first: touch, last: touch };
    await site.post('/trpc/leads.create', { ...ada, email: `${word}@example.com`, attribution });
  }
};

const onResponses: Attack = async (site, word) => {
  const email = `${word}@example.com`;
  const answers = {
    [script.slice(0, 100)]: [script],
    personalInfo: { name: script.slice(0, 120), city: longWord.slice(0, 120), niche: script },
  };
  const result = { result: short, resultDescription: script };
  await site.post('/api/quiz', { ...adaQuiz, email, name: longWord.slice(0, 120) });
  await site.post('/api/quiz', { name: script.slice(0, 120), email, answers, ...result });
};

const onPosts: Attack = (site, word) =>
  site.post('/trpc/blog.create', {
    title: short,
    slug: word,
    excerpt: script,
    content: `<p>${script}</p><a href="javascript:document.title='run'">x</a>`,
    author: short.slice(0, 100),
    published: 'scheduled',
    publishAt: '2099-01-01T00:00:00Z',
  });

const onSubscribers: Attack = (site, word) =>
  site.post('/trpc/newsletter.subscribe', { email: `${'a'.repeat(50)}${word}@example.com` });

const onBoards: Attack = async (site) => {
  const title = script.slice(0, 100);
  const { result } = await site.post('/trpc/whiteboard.create', { title });
  const guest = new WebSocket(`${site.url.replace('http', 'ws')}/ws/whiteboard`);
  await once(guest, 'open');
  const user = { id: 'evil', name: script.slice(0, 60), color: '#E8442A' };
  guest.send(JSON.stringify({ type: 'join_session', sessionId: result.data.id, user }));
  await once(guest, 'message');
};

const onWebhooks: Attack = (site) =>
  site.post('/trpc/webhooks.create', {
    name: short,
    url: `https://tool.example/${longWord}?q=${encodeURIComponent(script)}`,
    events: ['subscriber.confirmed'],
  });

const onSecurity: Attack = (site) =>
  site.post('/trpc/admin.access.createToken', {
    name: script.slice(0, 60),
    scopes: ['leads:read'],
  });

const onMedia: Attack = (site, word) =>
  uploadFile(site, `${short}${word}${longWord.slice(0, 30)}.pdf`, Buffer.from(`%PDF-${word}`));

const onNotifications: Attack = (site, word) =>
  site.post('/trpc/admin.accounts.team.invite', {
    email: `${word}@example.com`,
    name: longWord.slice(0, 100),
    role: 'viewer',
  });

const noAttack: Attack = async () => {};

/** By the view that shows the stored rows. */
export const attacks: Record<Path, Attack> = {
  '/admin': onResponses,
  '/admin/today': onLeads,
  '/admin/leads': onLeads,
  '/admin/posts': onPosts,
  '/admin/posts/new': noAttack,
  '/admin/trends': onTrends,
  '/admin/subscribers': onSubscribers,
  '/admin/site': noAttack,
  '/admin/settings': noAttack,
  '/admin/notifications': onNotifications,
  '/admin/media': onMedia,
  '/admin/boards': onBoards,
  '/admin/outbox': onResponses,
  '/admin/webhooks': onWebhooks,
  '/admin/team': noAttack,
  '/admin/security': onSecurity,
  '/admin/activity': onSecurity,
  '/admin/account': noAttack,
};
