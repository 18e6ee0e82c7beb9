import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freshDatabase, testApp } from '../../../../test/app.ts';
import { addLead, leadsIn, site } from '../../../../test/backups.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { archiveName } from './archives.ts';

afterEach(() => vi.useRealTimers());

test('housekeeping backs up when the newest backup is old enough, if that is configured', async () => {
  const [here, there] = [await site(await freshDatabase()), await site()];
  const lead = await addLead(here.url);
  const environment = { BACKUP_DIR: here.folder, UPLOADS_DIR: `${here.cwd}/uploads` };
  const after = async (hours: number, more: Record<string, string>) => {
    await using server = await testApp({ url: here.url, environment: { ...environment, ...more } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
    expect(await server.app.housekeeping.run()).toBeDefined();
    vi.useRealTimers();
    return readdirSync(here.cwd).includes('data') ? here.archives().length : 0;
  };
  const isOn = { BACKUP_EVERY_HOURS: '24' };
  expect(await after(0, {})).toBe(0);
  expect(await after(2, isOn)).toBe(1);
  expect(await after(4, isOn)).toBe(1);
  // An hourly run that is a few minutes early.
  expect(await after(23.8, isOn)).toBe(2);
  // Clocks were ahead when these were made.
  for (let year = 2990; year < 3000; year++)
    writeFileSync(join(here.folder, archiveName('site', new Date(Date.UTC(year, 0)))), '');
  expect(await after(25, isOn)).toBe(13);
  await there.restore(here.archives()[0] ?? '');
  expect(await leadsIn(there.url)).toEqual([lead]);
});
