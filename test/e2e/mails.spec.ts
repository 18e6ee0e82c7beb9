import { guideEmail } from '../../src/server/email/templates/guideEmail.ts';
import { leadNotification } from '../../src/server/email/templates/leadNotification.ts';
import { newsletterConfirmation } from '../../src/server/email/templates/newsletterConfirmation.ts';
import { quizNotification } from '../../src/server/email/templates/quizNotification.ts';
import { NewLead } from '../../src/shared/leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './page.ts';

const publicUrl = 'https://www.example.com';
const notified = { to: 'sales@agency.example', publicUrl };
const evil = `"><script>document.title = 'run'</script><img src=x onerror="document.title='run'">`;
const longWord = 'supercalifragilistic'.repeat(20);
const facts = [{ text: 'Why it suits you.' }, { name: 'Ask', text: `About ${evil} ${longWord}` }];

const lead = {
  id: 'x',
  ...NewLead.parse({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: evil,
    revenue: '5m-10m',
    message: `Line one\n${longWord}`,
    leadType: 'proposal',
    offerType: '',
  }),
};
const answers = { personalInfo: { niche: evil }, primary_reason: 'authority', [longWord]: [evil] };

const mails = {
  guide: guideEmail({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    guide: {
      summary: `A show about engines. ${evil}`,
      sections: [
        { title: 'Positioning', blocks: [{ kind: 'lead', text: 'One sentence.' }] },
        { title: 'Names', blocks: [{ kind: 'list', items: [{ title: 'Ada Asks', facts }] }] },
        { title: 'Episodes', blocks: [{ kind: 'numbered', items: [{ title: longWord, facts }] }] },
        {
          title: 'Plan',
          blocks: [
            { kind: 'heading', text: 'By day' },
            { kind: 'timeline', items: [{ mark: 'Days 1 to 7', title: 'Record', facts }] },
          ],
        },
      ],
    },
    guideUrl: `${publicUrl}/quiz/guide/token`,
    schedulingUrl: `${publicUrl}/contact#schedule`,
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
  }),
};

for (const [name, mail] of Object.entries(mails))
  test(`the ${name} is readable in light mode and, on a phone, in dark mode`, async ({ page }) => {
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
