import type { Page } from '@playwright/test';
import { FINISHED, questions } from '../../src/shared/quiz/questions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdRequests, test } from './page.ts';
import {
  QUESTION_COUNT,
  card,
  fillPersonalInfo,
  newEmail,
  next,
  open,
  openAt,
  options,
  overlay,
  position,
  previous,
  results,
  submission,
} from './quizSteps.ts';

/** Records beacons, whose bodies Playwright cannot read. */
/** Returns the counted steps, to which those of the page are added. */
async function beaconsOf(page: Page) {
  const beacons: unknown[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') beacons.push(JSON.parse(message.text()));
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob && `${url}`.includes('quiz.countView'))
        void body.text().then((text) => console.info(text));
      return send(url, body);
    };
  });
  return beacons;
}

/** Returns the second and third option of a question. */
function laterOptions(id: string) {
  const [, second, third] = questions.find((question) => question.id === id)?.options ?? [];
  return [second?.id, third?.id];
}

test('completes the quiz by keyboard and counts each question once', async ({ page }) => {
  const { keyboard } = page;
  const beacons = await beaconsOf(page);
  await open(page);
  await page.getByLabel('Your name').focus();
  for (const word of ['Grace Hopper', 'Arlington', 'Compilers', 'Navy programmers']) {
    await keyboard.type(word);
    await keyboard.press('Tab');
  }
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  for (let step = 2; step < QUESTION_COUNT; step++) {
    await expect(position(page, step)).toBeVisible();
    await expect(options(page).first()).toBeFocused();
    if (step === 2) {
      // Arrow keys move between radio buttons and select them.
      await keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toBeChecked();
    }
    if (step === 10) {
      await keyboard.press('ArrowDown');
      await keyboard.press('Space');
      await expect(options(page).nth(1)).toBeChecked();
      await keyboard.press('ArrowUp');
      await keyboard.press('ArrowUp');
      await expect(options(page).nth(4)).toBeFocused();
      await keyboard.press('3');
      await expect(options(page).nth(2)).toBeFocused();
    } else await keyboard.press('2');
    await keyboard.press('Enter');
  }
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Hopper');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await keyboard.type('grace@example.com');
  const sent = page.waitForRequest(submission);
  await keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Grace Hopper',
    email: 'grace@example.com',
    answers: {
      personalInfo: {
        name: 'Grace Hopper',
        city: 'Arlington',
        niche: 'Compilers',
        buyers: 'Navy programmers',
      },
      primary_reason: laterOptions('primary_reason')[0],
      podcast_tone: laterOptions('podcast_tone'),
      content_frequency: laterOptions('content_frequency')[0],
    },
    result: 'personal_brand',
    resultDescription: 'The Personal Brand Authority Show',
    attribution: { first: { landing: '/quiz' } },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Personal Brand Authority Show',
  );
  const steps = [...questions.map(({ id }) => id), FINISHED];
  await expect.poll(() => beacons).toEqual(steps.map((step) => ({ step })));

  await page.getByRole('button', { name: 'Take the quiz again' }).press('Enter');
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByLabel('Niche')).toHaveValue('Compilers');
});

test('each kind of question works with a mouse, is accessible and enables Next when answered', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What Should My Podcast Be About?',
  );
  await expect(page.getByText('Est. 5 minutes')).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await expectAccessible(page);

  await fillPersonalInfo(page);
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeEnabled();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await page.getByRole('group').locator('label').first().click();
  await expect(options(page).first()).toBeChecked();
  await expectAccessible(page);
  await next(page).click();
  await expect(position(page, 3)).toBeVisible();

  await openAt(page, 10);
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await expect(next(page)).toBeDisabled();
  await page.getByText('Educational').click();
  await expectAccessible(page);
  await page.getByText('Educational').click();
  // An empty selection is an answer.
  await expect(next(page)).toBeEnabled();

  await openAt(page, QUESTION_COUNT);
  await expect(results(page)).toBeDisabled();
  await page.getByLabel('Email address').fill('ada@example.com');
  await expect(results(page)).toBeEnabled();
  await expectAccessible(page);
});

test('a bot that fills every field sees a result, and its response is marked as spam', async ({
  page,
  site,
}) => {
  const emails = [newEmail(), newEmail()];
  for (const [index, email] of emails.entries()) {
    await openAt(page, QUESTION_COUNT, email);
    // People can neither see it nor focus it.
    if (index === 0) await page.locator('input[name=contact_me_by_fax]').fill('x', { force: true });
    await results(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The Strategic Business Podcast',
    );
    await page.evaluate(() => sessionStorage.clear());
  }
  const marks = site.inDatabase((database) =>
    emails.map((email) =>
      database
        .prepare('select suspected_spam from quiz_responses where email = ?')
        .pluck()
        .get(email),
    ),
  );
  expect(marks).toEqual([1, 0]);
});

test('shows the complete result, two toasts, the guide and a link to book a call', async ({
  page,
  context,
}) => {
  await openAt(page, QUESTION_COUNT, newEmail());
  const release = await holdRequests(page, submission);
  await results(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByText('This may take 20-30 seconds')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Strategic Business Podcast',
  );
  const notices = page.getByRole('region', { name: /Notifications/ });
  await expect(notices.getByText('Quiz Complete!')).toBeVisible();
  await expect(notices.getByText('Email Status')).toHaveCount(0);
  // A toast stays while it has the focus.
  await page.keyboard.press('F8');
  await expect(notices).toBeFocused();
  await expect(card(page)).toContainText('Email Status');
  await expect(page.getByRole('heading', { name: 'Recommended content types' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await notices.getByRole('button', { name: 'Close notification' }).click();
  await expect(notices.getByText('Email Status')).toBeVisible();

  const guide = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open your guide' }).click();
  await expect((await guide).getByRole('heading', { level: 1 })).toHaveText(
    'A podcast strategy for Ada Lovelace',
  );
  await (await guide).close();

  const call = page.getByRole('link', { name: 'Schedule Free Strategy Call' });
  await expect(call).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([context.waitForEvent('page'), call.click()]);
  await expect(tab).toHaveURL('/contact#schedule');
  // The form is prefilled with the quiz answers.
  const form = tab.locator('#schedule form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('First Name *')).toHaveValue('Ada');
  await expect(form.getByLabel('Email Address *')).toHaveValue(/@example\.com$/);
  await tab.close();

  await page.reload();
  await expect(card(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the quiz fits and its buttons stay visible', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page);
    for (let step = 2; step < QUESTION_COUNT; step++) {
      await expect(position(page, step)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(next(page)).toBeInViewport({ ratio: 1 });
      const option = page.getByRole('group').locator('label').last();
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await option.tap();
      await next(page).tap();
    }
    await page.getByLabel('Email address').fill('phone@example.com');
    await results(page).tap();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
