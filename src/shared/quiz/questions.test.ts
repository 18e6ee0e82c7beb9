import { expect, test } from 'vitest';
import { quizQuestions, quizResults } from '../../server/content/quiz.ts';

const questions = quizQuestions();
const results = quizResults();

const ids = (id: string) =>
  questions.find((question) => question.id === id)?.options.map((option) => option.id);

test('the 22 steps are those of the specification, in its order', () => {
  const steps =
    'personal_info primary_reason target_audience success_definition brand_focus content_excitement podcast_vision dream_guest podcast_influence podcast_tone recurring_segment first_episode_story content_frequency episode_length guest_preference content_preparation audience_interaction monetization_timeline biggest_challenge success_metric current_marketing contact'.split(
      ' ',
    );
  expect(questions.map(({ id }) => id)).toEqual(steps);
  const others = questions.filter(({ type }) => type !== 'single');
  expect(Object.fromEntries(others.map(({ id, type }) => [id, type]))).toEqual({
    personal_info: 'personal_info',
    podcast_tone: 'multiple',
    current_marketing: 'multiple',
    contact: 'contact',
  });
});

test('has the options that the specification names', () => {
  expect(ids('podcast_tone')?.join(' ')).toBe(
    'inspirational educational conversational entertaining provocative',
  );
  expect(ids('content_frequency')?.join(' ')).toBe('daily weekly biweekly monthly');
  expect(ids('episode_length')?.join(' ')).toBe('short_15min medium_30min long_60min variable');
  expect(ids('current_marketing')?.join(' ')).toBe(
    'linkedin instagram email_newsletter speaking_events social_media',
  );
});

const choices = questions.filter(({ type }) => type === 'single' || type === 'multiple');

test.each(choices)('$id has 3 to 6 options that differ', ({ options }) => {
  expect(options.length).toBeGreaterThanOrEqual(3);
  expect(options.length).toBeLessThanOrEqual(6);
  expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
  expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
});

test.each(choices)('$id weighs 1 to 3 on the three traits and favors none', ({ options }) => {
  const traits = results.map(({ type }) => type);
  for (const [trait, points] of options.flatMap(({ weight }) => Object.entries(weight))) {
    expect(traits).toContain(trait);
    expect([1, 2, 3]).toContain(points);
  }
  const totals = traits.map((trait) =>
    options.reduce((sum, { weight }) => sum + (weight[trait] ?? 0), 0),
  );
  expect(new Set(totals).size).toBe(1);
});

test('the three results have their titles and all their parts', () => {
  expect(results.map(({ type, title }) => [type, title])).toEqual([
    ['business_focused', 'The Strategic Business Podcast'],
    ['personal_brand', 'The Personal Brand Authority Show'],
    ['hybrid_approach', 'The Balanced Brand Podcast'],
  ]);
  for (const { description, recommendations, nextSteps } of results) {
    expect(description.length).toBeGreaterThan(100);
    expect(recommendations.length).toBeGreaterThanOrEqual(3);
    expect(nextSteps.length).toBeGreaterThanOrEqual(3);
  }
});
