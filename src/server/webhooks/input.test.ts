import { expect, test } from 'vitest';
import { bearer, testApp } from '../../../test/app.ts';

test('rejects invalid input with a message', async () => {
  await using server = await testApp();
  const hook = { name: 'CRM', url: 'https://example.com/hook', events: ['lead.created'] };
  for (const [fields, sentence] of [
    [{ name: ' ' }, 'name: Required'],
    [{ url: 'ftp://example.com' }, 'url: Must be an address such as'],
    [{ url: 'https://user:word@example.com' }, 'url: '],
    [{ url: 'example.com' }, 'url: '],
    [{ events: [] }, 'events: '],
    [{ events: Array(5000).fill('lead.created') }, 'events: Must have at most 3 events'],
    [{ events: ['lead.created', 'lead.created'] }, 'events: Must name each event once'],
    [{ events: ['lead.lost'] }, 'events.0: Must be one of lead.created'],
  ] as const) {
    const response = await server.post('/trpc/webhooks.create', { ...hook, ...fields }, bearer);
    expect([fields, response.statusCode, response.json().error.message]).toEqual([
      fields,
      400,
      expect.stringContaining(sentence),
    ]);
  }
});
