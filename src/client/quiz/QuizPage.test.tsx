import { expect, test } from 'vitest';
import { closeToast, descriptionOf, formWith, openSite } from '../../../test/component/forms.ts';
import { startTestSite, type TestSite } from '../../../test/component/site.ts';
import { eventually } from '../../../test/eventually.ts';
import { bearer } from '../../../test/credentials.ts';
import { quizProgressAt } from '../../../test/quizProgress.ts';
import { steps as questions } from '../../shared/quiz/steps.ts';
import { toApiAnswers } from './progress.ts';
import { changeProgress, currentQuiz, endQuiz } from './store.ts';

/** A stream that breaks before anything arrives, so that the result comes in one call. */
class BrokenEventSource extends EventTarget {
  readonly CLOSED = 2;
  readonly readyState = 2;
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  close() {}
}
Object.assign(globalThis, { EventSource: BrokenEventSource });

const last = questions.length;
const withoutGemini = { GEMINI_API_KEY: '', GEMINI_BASE_URL: '' };
const withoutMail = { MAILGUN_API_KEY: '', MAILGUN_DOMAIN: '', MAILGUN_BASE_URL: '' };

/** Resumes a quiz at a step. */
async function openAt(site: TestSite, step: number, email?: string) {
  endQuiz();
  history.replaceState(null, '');
  changeProgress(quizProgressAt(step, email));
  const page = await openSite(site, '/quiz');
  const { screen } = page;
  await screen.findByText(`Question ${step} of ${last}`);
  return {
    ...page,
    at: (number: number) => screen.findByText(`Question ${number} of ${last}`),
    isEnabled: (name: string) => {
      const button = screen.getByRole('button', { name });
      return !button.matches(':disabled, [aria-disabled=true]');
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  };
}

async function responsesOf(site: TestSite, query = ''): Promise<object[]> {
  const response = await fetch(`${site.url}/api/quiz${query}`, { headers: bearer });
  return (await response.json()).responses;
}

test('each kind of question enables Next when it is answered, also by an empty selection', async () => {
  await using site = await startTestSite();
  const { screen, user, at, isEnabled, press } = await openAt(site, 1);
  await user.clear(screen.getByLabelText(/^City/));
  expect(['Previous', 'Next'].map(isEnabled)).toEqual([false, false]);
  await user.type(screen.getByLabelText(/^City/), 'London');
  await press('Next');
  await at(2);
  expect(['Previous', 'Next'].map(isEnabled)).toEqual([true, false]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
  const [option] = await screen.findAllByRole('radio');
  if (!option) throw new Error('No option');
  await user.click(option);
  await press('Next');
  await at(3);
  const several = await openAt(site, 10);
  expect(await screen.findAllByRole('checkbox')).toHaveLength(5);
  expect(several.isEnabled('Next')).toBe(false);
  await several.user.click(screen.getByText('Educational'));
  await several.user.click(screen.getByText('Educational'));
  expect(several.isEnabled('Next')).toBe(true);
});

test('a tab keeps the answers and the place of another one that is further', async () => {
  await using site = await startTestSite();
  const { screen, user, at, press } = await openAt(site, 3);
  const elsewhere = quizProgressAt(6);
  localStorage.setItem('quiz', JSON.stringify(elsewhere));
  dispatchEvent(new StorageEvent('storage', { key: 'quiz' }));
  await at(3);
  const [, second] = await screen.findAllByRole('radio');
  if (!second) throw new Error('No option');
  await user.click(second);
  const { step } = JSON.parse(localStorage.getItem('quiz') ?? '');
  expect(step).toBe(elsewhere.step);
  await press('Next');
  await at(4);
  const [first] = await screen.findAllByRole('radio');
  expect(first).toHaveProperty('checked', true);
});

test.each([
  [1, 'Next', 'Please fill in your name, your city and your niche.', /^City/],
  [2, 'Next', 'Please choose an answer.', undefined],
  [10, 'Next', 'Please choose at least one answer.', undefined],
  [last, 'Get Results', 'Please enter your name and email address.', undefined],
] as const)(
  'says at step %i why %s is disabled, also by keyboard',
  async (step, name, why, empty) => {
    await using site = await startTestSite();
    const { screen, user, at } = await openAt(site, step);
    if (empty) await user.clear(screen.getByLabelText(empty));
    const button = screen.getByRole('button', { name });
    button.focus();
    expect(button).toBe(document.activeElement);
    expect(descriptionOf(button)).toBe(why);
    expect(screen.getByText(why).className).toBe('visually-hidden');
    await user.keyboard('{Enter}');
    await at(step);
    expect(screen.getByText(why).closest('[role=status]')).not.toBeNull();
    expect(descriptionOf(button)).toBe(why);
  },
);

test('shows a toast for a blank name and email, and an error at a malformed email', async () => {
  await using site = await startTestSite();
  const { screen, user, isEnabled, press } = await openAt(site, last);
  expect(isEnabled('Get Results')).toBe(false);
  const email = screen.getByLabelText(/^Email address/);
  await user.type(email, 'ada@example');
  await press('Get Results');
  await screen.findByText(/Please enter a valid email address/);
  expect(descriptionOf(email)).toMatch(/valid email address/);
  expect(email).toBe(document.activeElement);
  await user.type(email, '.com');
  expect(screen.queryByText(/Please enter a valid email address/)).toBeNull();
  const name = screen.getByLabelText(/^Your name/);
  await user.clear(name);
  await user.type(name, '  ');
  await press('Get Results');
  await screen.findByText('Required Fields');
  screen.getByText('Please enter your name and email address.');
  expect(name).toBe(document.activeElement);
});

test('says how the niche is understood, and keeps what is typed about it', async () => {
  await using site = await startTestSite({ environment: withoutGemini });
  const { screen, user, press } = await openAt(site, 1);
  const patient = [{}, { timeout: 10_000 }] as const;
  const sent = () => toApiAnswers(currentQuiz().progress);
  const retype = async (label: RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await retype(/^Niche/, 'wedding photography');
  await screen.findByText(/^couples planning a wedding/, ...patient);
  expect(sent()).toMatchObject({ reading: { country: 'GB' } });
  expect(sent()).not.toHaveProperty('reading.offer');
  await press('Yes');
  await screen.findByText(/Your guide will be about/);
  expect(sent()).toMatchObject({ reading: { offer: 'wedding photography', country: 'GB' } });
  await press('Change');
  await retype(/^The people who buy it/, 'couples who elope');
  expect(sent()).toMatchObject({ reading: { buyers: 'couples who elope' } });
  await retype(/^Niche/, 'fly fishing shop');
  await user.type(
    await screen.findByLabelText(/^What they complain about$/, ...patient),
    'Nothing bites',
  );
  await user.type(screen.getByLabelText(/^Who buys it/), 'anglers');
  await screen.findByDisplayValue('Nothing bites', ...patient);
  expect(sent()).toMatchObject({
    reading: { offer: 'fly fishing shop', buyers: 'anglers', complaints: ['Nothing bites'] },
  });
});

test('says at the field that a text is too long, and keeps it', async () => {
  await using site = await startTestSite();
  const { screen, user, at, press } = await openAt(site, 1);
  for (const [label, longest] of [
    [/^Your name/, 120],
    [/^City/, 120],
    [/^Niche/, 300],
    [/^Who buys it/, 300],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const before = field.value;
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(longest + 1));
    await press('Next');
    const { id } = await screen.findByText(`Must have at most ${longest} characters`);
    expect(field.getAttribute('aria-describedby')?.split(/ +/)).toContain(id);
    expect(field.value).toHaveLength(longest + 1);
    await user.clear(field);
    if (before) await user.type(field, before);
  }
  await press('Next');
  await at(2);
});

test('a double click submits once, also without the stream, and shows the emailed result', async () => {
  await using site = await startTestSite();
  const { screen, user, intercept } = await openAt(site, last, 'ada@example.com');
  const keys: [string, string | null][] = [];
  intercept((path, { headers }) => {
    const [call] = /quiz\.(start|submit)/.exec(path) ?? [];
    if (!call) return undefined;
    keys.push([call, new Headers(headers).get('idempotency-key')]);
    return undefined;
  });
  await user.dblClick(screen.getByRole('button', { name: 'Get Results' }));
  const card = await screen.findByRole('complementary', { name: 'Quiz Complete!' });
  expect(card.textContent).toContain('Your personalized podcast strategy has been emailed to you!');
  expect(card.textContent).not.toContain('Email Status');
  expect(keys.map(([call]) => call)).toEqual(['quiz.start', 'quiz.submit']);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(1);
  expect(await responsesOf(site)).toEqual([expect.objectContaining({ email: 'ada@example.com' })]);
  await closeToast(screen, user);
  expect(screen.queryByText('Quiz Complete!', { selector: '[role=status] *' })).toBeNull();
});

test('shows the whole result, two toasts, and links to the guide and a prefilled call', async () => {
  await using site = await startTestSite({ environment: withoutMail });
  const { screen, user, press } = await openAt(site, last, 'ada@example.com');
  await press('Get Results');
  await screen.findByRole('heading', { level: 1, name: 'The Strategic Business Podcast' });
  screen.getByRole('heading', { name: 'Recommended content types' });
  screen.getByRole('heading', { name: 'Next steps' });
  const card = screen.getByRole('complementary', { name: 'Quiz Complete!' });
  expect(card.textContent).toContain('Your personalized podcast strategy is ready.');
  expect(card.textContent).toContain('Email Status');
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
  await eventually(() => expect(region.textContent).toContain('Quiz Complete!'));
  expect(region.textContent).not.toContain('Email Status');
  await closeToast(screen, user);
  await eventually(() => expect(region.textContent).toContain('Email Status'));

  const guide = screen.getByRole('link', { name: /^Open your guide/ });
  expect(guide.getAttribute('href')).toMatch(/^\/quiz\/guide\//);
  const call = screen.getByRole('link', { name: /^Schedule Free Strategy Call/ });
  // With an opener, the tab gets a copy of the session's storage, which prefills its form.
  const target = ['href', 'target', 'rel'].map((name) => call.getAttribute(name));
  expect(target).toEqual(['/contact#schedule', '_blank', 'opener']);
  await press('Take the quiz again');
  const tab = await openSite(site, '/contact');
  const { form } = await formWith(tab.screen, 'Request a call');
  expect(form.getByLabelText('First Name *')).toHaveProperty('value', 'Ada');
  expect(form.getByLabelText('Email Address *')).toHaveProperty('value', 'ada@example.com');
});

test('covers the page while the answers are sent, which a bot marks as spam', async () => {
  await using site = await startTestSite();
  const { screen, user, press, intercept } = await openAt(site, last, 'ada@example.com');
  const sent = Promise.withResolvers<void>();
  intercept(async (path) => {
    if (path.includes('quiz.start')) await sent.promise;
    return undefined;
  });
  const trap = document.querySelector<HTMLInputElement>('input[name=contact_me_by_fax]');
  if (trap) trap.value = 'x';
  await press('Get Results');
  await screen.findByRole('dialog', { name: 'Creating Your Strategy' });
  screen.getByText('This may take 20-30 seconds');
  await user.keyboard('{Escape}{Escape}');
  screen.getByRole('dialog', { name: 'Creating Your Strategy' });
  sent.resolve();
  await screen.findByRole('heading', { level: 1, name: 'The Strategic Business Podcast' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await responsesOf(site)).toEqual([]);
  expect(await responsesOf(site, '?spam=include')).toHaveLength(1);
});
