import { guideEmail } from '../../src/server/mail/templates/guideEmail.ts';
import { leadNotification } from '../../src/server/mail/templates/leadNotification.ts';
import { newsletterConfirmation } from '../../src/server/mail/templates/newsletterConfirmation.ts';
import { quizNotification } from '../../src/server/mail/templates/quizNotification.ts';
import { NewLead } from '../../src/shared/leads/lead.ts';
import { lead as submittedLead } from '../submissions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const publicUrl = 'https://www.example.com';
const notified = { to: 'sales@agency.example', publicUrl };
const evil = `"><script>document.title = 'run'</script><img src=x onerror="document.title='run'">`;
const longWord = 'supercalifragilistic'.repeat(20);

const lead = {
  id: 'x',
  ...NewLead.parse({
    ...submittedLead,
    company: evil,
    message: `Line one\n${longWord}`,
    offerType: '',
  }),
};
const answers = { personalInfo: { niche: evil }, primary_reason: 'authority', [longWord]: [evil] };

const mails = {
  guide: guideEmail({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    niche: `${evil} ${longWord}`,
    summary: {
      audience: `A show about engines. ${evil}`,
      promise: longWord,
      firstDate: 'First step: Friday of week 1.',
    },
    guideUrl: `${publicUrl}/quiz/guide/token`,
    schedulingUrl: `${publicUrl}/contact#schedule`,
    publicUrl,
  }),
  'lead notice': leadNotification(lead, notified),
  'quiz notice': quizNotification(
    { id: 'x', name: evil, email: lead.email, answers, resultDescription: 'The Balanced Brand' },
    notified,
  ),
  'newsletter confirmation': newsletterConfirmation({
    email: lead.email,
    confirmUrl: `${publicUrl}/confirm`,
    unsubscribeUrl: `${publicUrl}/leave`,
    publicUrl,
  }),
};

test('emails are readable in light mode and, on a phone, in dark mode', async ({ page }) => {
  for (const [name, mail] of Object.entries(mails))
    await test.step(name, async () => {
      await page.setContent(mail.html);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const [colorScheme, width] of [
        ['light', 640],
        ['dark', 375],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      // Input is text: no script ran and nothing was fetched.
      await expect(page).toHaveTitle(mail.subject);
      await expect(page.locator('img, script, link, iframe')).toHaveCount(0);
    });
});
