import { expect as patient, type Page, test } from '@playwright/test';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startNode } from '../process.ts';

// A busy machine may take long to bundle packages and restart.
test.setTimeout(300_000);
const expect = patient.configure({ timeout: 90_000 });

const COPIED = [...globSync('*.ts'), 'package.json', 'src', 'tools'];

test('npm run dev restarts the server after an edit and updates the client in place', async ({
  page,
}) => {
  const site = await developedSite();
  await expect.poll(() => site.response('/healthz')).toContain('ok');
  await page.goto(`${site.url}/contact`);
  await openForm(page);

  await test.step('a server file is replaced twice, as some editors save', async () => {
    for (const name of ['first', 'second']) {
      const isBack = reconnected(page);
      site.edit('src/server/pages/sitemap.ts', /`(# \w+\n)?User-agent/, `\`# ${name}\nUser-agent`);
      await expect.poll(() => site.response('/robots.txt')).toContain(`# ${name}`);
      await isBack;
      await openForm(page);
    }
  });

  await test.step('.env is created and deleted', async () => {
    writeFileSync(join(site.folder, '.env'), 'ADMIN_PASSWORD=only while the file is there\n');
    await expect.poll(() => site.status('/api/leads')).toBe(401);
    rmSync(join(site.folder, '.env'));
    await expect.poll(() => site.status('/api/leads')).toBe(200);
  });

  await test.step('a syntax error is made and fixed', async () => {
    site.edit('src/shared/paging.ts', /^/, 'mistake mistake;\n');
    await expect.poll(() => site.output()).toContain('The next edit restarts it.');
    site.edit('src/shared/paging.ts', /^.*\n/, '');
    await expect.poll(() => site.response('/healthz')).toContain('ok');
  });

  await test.step('an edit of the client keeps form input', async () => {
    // The tab reloads after a server restart, possibly during this step.
    await expect(() => page.goto(`${site.url}/contact`)).toPass();
    const message = await openForm(page);
    await message.fill('Half a sentence');
    const starts = site.starts();
    site.edit('src/client/site/ContactPage.tsx', '<InfoCards />', '<p>Updated</p>');
    await expect(page.getByText('Updated')).toBeVisible();
    await expect(message).toHaveValue('Half a sentence');
    expect(site.starts()).toBe(starts);
  });

  expect(await site.end()).toBe(0);
});

/** A copy of the sources, with `dev.ts` running in it. */
async function developedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'roi-dev-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(folder, name));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dev = startNode(['tools/dev.ts'], { cwd: folder, environment: { PORT: `${port}` } });
  const get = (path: string) => fetch(url + path).catch(() => undefined);
  return {
    folder,
    url,
    output: dev.output,
    /** The number of server starts so far. */
    starts: () => dev.output().split('The ROI Podcast Agency').length,
    response: async (path: string) => (await get(path))?.text(),
    status: async (path: string) => (await get(path))?.status,
    /** Replaces a file by a changed copy. */
    edit: (name: string, from: RegExp | string, to: string) => {
      const file = join(folder, name);
      writeFileSync(`${file}~`, readFileSync(file, 'utf8').replace(from, to));
      renameSync(`${file}~`, file);
    },
    /** Sends Ctrl-C and waits until all child processes have closed the output. */
    end: async () => {
      dev.kill('SIGINT');
      const { code } = await dev.ended();
      rmSync(folder, { recursive: true });
      return code;
    },
  };
}

/** Waits until the form is hydrated. */
async function openForm(page: Page) {
  const form = page.getByRole('region', { name: 'Get a custom proposal' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  return form.getByLabel('Message');
}

/** Resolves when the tab has reloaded and listens for updates. */
const reconnected = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: 90_000,
  });
