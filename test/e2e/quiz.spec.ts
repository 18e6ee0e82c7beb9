import type { Page } from '@playwright/test';
import { quizQuestions } from '../../src/server/content/quiz.ts';
import { FINISHED, steps as questions } from '../../src/shared/quiz/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdRequests, test } from './page.ts';
import {
  QUESTION_COUNT,
  fillPersonalInfo,
  next,
  open,
  options,
  overlay,
  position,
  results,
  submission,
} from './quizSteps.ts';

/** Returns the counted steps, to which those of the page are added: Playwright cannot read beacons. */
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
  const [, second, third] = quizQuestions().find((question) => question.id === id)?.options ?? [];
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
  const steps = [...quizQuestions().map(({ id }) => id), FINISHED];
  await expect.poll(() => beacons).toEqual(steps.map((step) => ({ step })));

  await page.getByRole('button', { name: 'Take the quiz again' }).press('Enter');
  await expect(position(page, 1)).toBeVisible();
  await expect(page.getByLabel('Niche')).toHaveValue('Compilers');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the quiz fits, is accessible, and its buttons stay visible', async ({ page }) => {
    await open(page);
    await expectAccessible(page);
    await fillPersonalInfo(page);
    for (let step = 2; step < QUESTION_COUNT; step++) {
      await expect(position(page, step)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(next(page)).toBeInViewport({ ratio: 1 });
      const option = page.getByRole('group').locator('label').last();
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      // One question of each kind.
      if (step === 2 || step === 10) await expectAccessible(page);
      await option.tap();
      // After a single choice, a touched screen moves on by itself.
      if (questions[step - 1]?.type === 'multiple') await next(page).tap();
    }
    await page.getByLabel('Email address').fill('ada@example');
    await results(page).tap();
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/valid email/);
    await expectAccessible(page);
    await page.getByLabel('Email address').fill('phone@example.com');
    const release = await holdRequests(page, submission);
    await results(page).tap();
    await expect(overlay(page)).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
