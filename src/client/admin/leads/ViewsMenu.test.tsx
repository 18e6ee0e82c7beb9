import { test } from 'vitest';
import {
  choose,
  createLeads,
  dialog,
  expectFocus,
  expectNames,
  gone,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

test('saves, opens, renames and deletes a view of a filter, on the board, too', async () => {
  await using site = await startTestSite();
  await createLeads(site, 3);
  const { screen, user } = await openPage(site, '/admin/leads?type=strategy&sort=name');
  const views = (name: string) => screen.findByRole('button', { name });
  await choose(user, 'Views', 'Save this filter as a view…');
  await dialog('Save view');
  await expectFocus(() => screen.getByLabelText('Name'));
  await user.keyboard('Calls{Enter}');
  const saved = await views('View: Calls');
  await expectFocus(() => saved);

  for (const path of ['/admin/leads?view=board', '/admin/leads']) {
    await openPage(site, path);
    await choose(user, 'Views', /^Calls\s*1$/);
    await expectNames(['Grace Number01']);
  }
  await choose(user, 'View: Calls', 'Rename view…');
  await user.clear(await screen.findByLabelText('Name'));
  await user.keyboard('Talks{Enter}');
  await choose(user, 'View: Talks', 'Delete view…');
  await dialog('Delete the view “Talks”?');
  await press(user, 'Delete view');
  await views('Views');
  await gone(() => screen.queryByRole('dialog'));
});
