import type { Page } from '@playwright/test';
import { startServer } from '../process.ts';
import { expect } from './page.ts';

/** Every view of the admin by its address, with what its title says. */
export const views = [
  ['/admin', 'Quiz Admin Dashboard'],
  ['/admin/leads', 'Lead Management'],
  ['/admin/posts', 'Blog Posts'],
  ['/admin/posts/new', 'New Post'],
  ['/admin/trends', 'Trends'],
  ['/admin/subscribers', 'Subscribers'],
  ['/admin/boards', 'Boards'],
  ['/admin/outbox', 'Outbox'],
  ['/admin/webhooks', 'Webhooks'],
  ['/admin/security', 'Security'],
] as const;

/** A site with a database of its own, whose admin is open to this machine. */
export async function startSite(name: string, environment: Record<string, string> = {}) {
  // After a failure another worker begins anew.
  const folder = `${process.env.E2E_DATA}/${name}-${process.pid}`;
  const database = `${folder}.db`;
  const site = await startServer({
    environment: {
      DATABASE_URL: `sqlite:${database}`,
      UPLOADS_DIR: `${folder}-uploads`,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  return {
    url: site.url,
    database,
    /** Sends JSON and answers what comes back. */
    async post(path: string, data: object) {
      const answer = await fetch(site.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
      expect([path, answer.ok]).toEqual([path, true]);
      return answer.json();
    },
    async stop() {
      site.kill('SIGTERM');
      await site.ended();
    },
  };
}

export const row = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
export const inRow = (page: Page, text: string | RegExp, name: string | RegExp) =>
  row(page, text).getByRole('button', { name, exact: true });

export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  revenue: '10m-25m',
  message: 'Hello',
  leadType: 'proposal',
  offerType: 'smart-saver',
};
export const adasQuiz = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  answers: { personalInfo: { city: 'London', niche: 'Engines' }, podcast_tone: ['educational'] },
  result: 'personal_brand',
  resultDescription: 'The Personal Brand Authority Show',
};
