import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { builtInGuide } from './writer.ts';

const written = samples.map(({ file, quizTaker }) => ({ file, guide: builtInGuide(quizTaker) }));

const tasksOf = ({ calendar }: ReturnType<typeof builtInGuide>) =>
  calendar.weeks.flatMap(({ tasks }, index) => tasks.map((task) => ({ ...task, week: index + 1 })));

describe.each(written)('$file', ({ guide }) => {
  const alone = guide.episodes.map(({ guest }) => guest.startsWith('You alone'));
  const guestWeeks = tasksOf(guide)
    .filter(({ kind, episodes }) => kind === 'record' && episodes.some((n) => !alone[n - 1]))
    .map(({ week }) => week);
  const numbersIn = (text = '') => (text.match(/\d+/g) ?? []).map(Number);

  test('offers the days on which the calendar records a guest', () => {
    const said = tasksOf(guide).map(({ what }) => what);
    const offered = said.flatMap(
      (what) => /guest(?: in this calendar)?: weeks (.*?)\./.exec(what)?.[1] ?? [],
    );
    expect(offered.map(numbersIn)).toEqual(guestWeeks.length > 0 ? [guestWeeks] : []);
    const first = /\w+days of weeks (\d+ and \d+)/.exec(guide.summary.firstGuest)?.[1];
    expect(numbersIn(first)).toEqual(guestWeeks.slice(0, 2));
  });

  test('sends an episode to an editor once it is out', () => {
    const tasks = tasksOf(guide);
    const sent = tasks.filter(({ what }) => what.includes('editor, with the minute'));
    for (const task of sent) {
      const [n] = numbersIn(task.what);
      const release = tasks.findIndex(
        ({ kind, episodes }) => kind === 'publish' && n !== undefined && episodes.includes(n),
      );
      expect(release).toBeGreaterThan(-1);
      expect(release).toBeLessThan(tasks.indexOf(task));
    }
  });

  test('asks what a guest heard back only when a guest has been heard', () => {
    const published = tasksOf(guide).filter(
      ({ kind, episodes }) => kind === 'publish' && episodes.some((n) => !alone[n - 1]),
    );
    const asked = tasksOf(guide).filter(({ what }) => /whose episode/.test(what));
    for (const { week } of asked)
      expect(Math.min(...published.map((one) => one.week))).toBeLessThan(week);
  });
});

const solo = written.filter(({ guide }) =>
  guide.episodes.every(({ guest }) => guest.startsWith('You alone')),
);

describe.each(solo)('$file, without guests', ({ guide }) => {
  const tasks = tasksOf(guide);
  const called = tasks.flatMap(({ what, week }) => {
    const n = /^Call .* \(episode (\d+)\)/.exec(what)?.[1];
    return n ? [{ week, n: Number(n) }] : [];
  });
  const recordedIn = (n: number) =>
    tasks.find(({ kind, episodes }) => kind === 'record' && episodes.includes(n))?.week ?? Infinity;

  test('calls for an episode before it is recorded, and once', () => {
    expect(called.length).toBeGreaterThan(2);
    for (const { week, n } of called) expect(recordedIn(n)).toBeGreaterThan(week);
    expect(new Set(called.map(({ n }) => n)).size).toBe(called.length);
  });

  test('has a subject in every call: an episode, the notes of day one, or the next ten', () => {
    const calls = tasks.filter(({ what }) => /^Call |^The (?:first|second) call /.test(what));
    const fromDayOne = calls.filter(({ what }) => what.includes('your note of day one'));
    const next = calls.filter(({ what }) => what.includes('one of the next ten'));
    expect(calls).toHaveLength(called.length + fromDayOne.length + next.length);
    expect(Math.max(...fromDayOne.map(({ week }) => week))).toBeLessThan(recordedIn(1));
    expect(guide.guestPlan.order.includes('about the next ten')).toBe(next.length > 0);
  });
});

test('a monthly show that should pay soon has the calls in its calendar', () => {
  const roofer = written.find(({ file }) => file === '07-roofer');
  const calls = roofer && tasksOf(roofer.guide).filter(({ what }) => what.startsWith('Call '));
  expect(roofer?.guide.pushback.map(({ title }) => title)).toContain('Rarely, but soon');
  expect(calls?.map(({ week, minutes }) => [week, minutes])).toEqual([
    [9, 25],
    [10, 25],
    [11, 25],
    [12, 25],
  ]);
});

test('where an adviser is supervised, nothing is sent that nobody has approved', () => {
  const adviser = written.find(({ file }) => file === '09-wealth-for-doctors');
  const said = adviser ? tasksOf(adviser.guide).map(({ what }) => what) : [];
  expect(said.join('\n')).toContain('no texts from a private phone');
  expect(said.join('\n')).not.toMatch(/\btext it\b|they can paste|by hand/);
});
