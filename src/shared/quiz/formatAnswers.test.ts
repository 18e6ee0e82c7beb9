import { expect, test } from 'vitest';
import { quizQuestions } from '../../server/content/quiz.ts';
import { formatAnswers } from './formatAnswers.ts';

test('formats answers in the order of the quiz, followed by unknown keys', () => {
  const sent = {
    ours: { deep: ['a', 1] },
    podcast_tone: ['educational', 'unheard of'],
    content_frequency: 'weekly',
    personalInfo: { name: 'Ada', city: '', niche: 'Engines' },
    success_metric: null,
  };
  const lines = formatAnswers(sent, quizQuestions());
  expect(lines.map(({ question }) => question)).toEqual([
    'Who is behind the microphone?',
    expect.stringMatching(/\?$/),
    expect.stringMatching(/\?$/),
    expect.stringMatching(/\?$/),
    'ours',
  ]);
  const answers = Object.fromEntries(lines.map((line) => [line.key, line.answers]));
  expect(answers.personalInfo).toEqual(['Name: Ada', 'Niche: Engines']);
  expect(answers.podcast_tone).toHaveLength(2);
  expect(answers.podcast_tone?.[0]).not.toBe('educational');
  expect(answers.podcast_tone?.[1]).toBe('unheard of');
  expect(answers.content_frequency?.[0]).toMatch(/week/i);
  expect(answers.success_metric).toEqual([]);
  expect(answers.ours).toEqual(['Deep: a, 1']);
});
