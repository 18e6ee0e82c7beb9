import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const copied = ['content', 'src', 'mikro-orm.config.ts', 'package.json', 'tsconfig.json'];
const isCode = (path: string) => !path.includes('.test.');

/**
 * The edits of the recipe in docs/contributing.md: each line goes before the first match. The field
 * comes between others, and a second one, `fax`, after the last.
 */
const edits = [
  {
    file: 'src/shared/leads/newLead.ts',
    line: `phone: z.prefault(text(50), ''),`,
    before: '    company:',
    last: '  });',
  },
  { file: 'src/shared/leads/newLead.ts', line: `phone: 'Phone',`, before: "  company: 'Company'," },
  {
    file: 'src/server/leads/entity.ts',
    line: `phone: p.text().default(''),`,
    before: '    company:',
    last: '    createdAt:',
  },
  {
    file: 'src/client/leads/fields.tsx',
    line: `<TextInput {...form.field('phone')} label={leadLabels.phone} />`,
    before: '    </>',
  },
];

/** Runs in the copy: stores a lead in a migrated database and prints where its phone number is. */
const probe = `
  import { openDatabase } from './src/server/database/database.ts';
  import { createLead, exportLeads } from './src/server/leads/service.ts';
  import { leadPage } from './src/server/leads/search/leadPage.ts';
  import { leadNotification } from './src/server/mail/templates/leadNotification.ts';
  import { openApi } from './src/server/rest/openApi.ts';
  import { routes } from './src/server/rest/routes.ts';
  import { ListedLead, NewLead } from './src/shared/leads/lead.ts';
  import { otherLeadFields } from './src/shared/leads/newLead.ts';

  await using orm = await openDatabase('sqlite::memory:');
  const lead = NewLead.parse({
    firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: '', revenue: '',
    leadType: 'proposal', phone: ' On request ', fax: '42',
  });
  const created = await createLead(orm.em.fork(), { lead, suspectedSpam: false });
  const page = await leadPage(orm.em.fork(), { sort: 'newest', limit: 1 });
  const actor = { name: 'test', address: '', loggedOnce: new Map() };
  const { rows } = await exportLeads(orm.em.fork(), { limit: 1, zone: 'UTC' }, actor);
  const email = leadNotification(created.lead, { to: 'sales@example.com', publicUrl: '' });
  const { post } = (await openApi('')).paths['/api/leads'];
  console.info(JSON.stringify({
    response: created.lead.phone,
    list: page.leads[0].phone,
    export: ListedLead.parse(rows[0]).phone,
    email: email.text,
    columns: routes.find(({ path }) => path === '/api/leads/export').csv.columns,
    input: post.requestBody.content['application/json'].schema.properties.phone.type,
    output: JSON.stringify(post.responses['201']),
    details: otherLeadFields,
  }));
`;

test('a field is added to leads by the edits of the recipe', async () => {
  const recipe = readFileSync('docs/contributing.md', 'utf8');
  const copy = mkdtempSync(join(tmpdir(), 'lead-field-'));
  try {
    for (const path of copied) cpSync(path, join(copy, path), { recursive: true, filter: isCode });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    for (const { file, line, before, last = before } of edits) {
      expect(recipe).toContain(file);
      expect(recipe).toContain(line);
      const fax = line.replaceAll('phone', 'fax').replaceAll('Phone', 'Fax');
      let source = readFileSync(join(copy, file), 'utf8');
      for (const [added, place] of [
        [line, before],
        [fax, last],
      ]) {
        expect(source).toContain(`\n${place}`);
        source = source.replace(`\n${place}`, () => `\n${added}\n${place}`);
      }
      writeFileSync(join(copy, file), source);
    }
    const run = promisify(execFile);
    const node = (...args: string[]) => run(process.execPath, args, { cwd: copy });
    await node('src/server/operations/databaseCli.ts', 'create', 'leadPhone');
    const [{ stdout }] = await Promise.all([
      node('--input-type=module-typescript', '--eval', probe),
      run('node_modules/.bin/tsc', ['--noEmit', '--checkers', '1'], { cwd: copy }),
    ]);
    expect(JSON.parse(stdout)).toEqual({
      response: 'On request',
      list: 'On request',
      export: 'On request',
      email: expect.stringMatching(/Phone: On request[^]+Fax: 42/),
      columns: expect.arrayContaining(['phone', 'fax', 'createdAt']),
      input: 'string',
      output: expect.stringContaining('"phone"'),
      details: ['phone', 'company', 'revenue', 'leadType', 'offerType', 'fax'],
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 240_000);
