import { describe, expect, test } from 'vitest';
import { steps as questions } from '../../shared/quiz/steps.ts';
import {
  toApiAnswers,
  emptyProgress,
  lastStep,
  isComplete,
  nextAction,
  type Progress,
  reachableStep,
  restoreProgress,
} from './progress.ts';

const personalInfo = { name: 'Ada', city: 'London', niche: 'Engines', buyers: '' };
const answers = Object.fromEntries(
  questions.flatMap(({ id, type, options }): [string, string | string[]][] => {
    if (type === 'multiple') return [[id, []]];
    return options[0] ? [[id, options[0].id]] : [];
  }),
);
const whole: Progress = { ...emptyProgress, step: lastStep, personalInfo, answers };
const step = (id: string) => questions.findIndex((question) => question.id === id);
const may = (id: string, progress: Partial<Progress>) => {
  const question = questions[step(id)];
  return question && isComplete(question, { ...emptyProgress, ...progress });
};

describe('the next step', () => {
  test('requires name, city and niche on the first step', () => {
    expect(may('personal_info', { personalInfo })).toBe(true);
    for (const field of ['name', 'city', 'niche'])
      expect(may('personal_info', { personalInfo: { ...personalInfo, [field]: ' ' } })).toBe(false);
  });

  test('does not require the buyers, and sends them only when they are given', () => {
    expect(may('personal_info', { personalInfo: { ...personalInfo, buyers: '' } })).toBe(true);
    expect(toApiAnswers(whole).personalInfo).not.toHaveProperty('buyers');
    const known = { ...whole, personalInfo: { ...personalInfo, buyers: ' Mill owners ' } };
    expect(toApiAnswers(known).personalInfo.buyers).toBe('Mill owners');
  });

  test('requires an answer to a choice, and accepts an empty list and any text on the contact step', () => {
    expect(may('dream_guest', {})).toBe(false);
    expect(may('dream_guest', { answers: { dream_guest: 'ideal_client' } })).toBe(true);
    expect(may('podcast_tone', {})).toBe(false);
    expect(may('podcast_tone', { answers: { podcast_tone: [] } })).toBe(true);
    expect(may('contact', { contact: { name: ' ', email: '' } })).toBe(false);
    expect(may('contact', { contact: { name: ' ', email: ' ' } })).toBe(true);
  });

  test('submits on the contact step, or shows the result in a quiz without one', () => {
    expect(nextAction(questions, 0)).toBe('advance');
    expect(nextAction(questions, lastStep)).toBe('submit');
    expect(nextAction(questions.slice(0, -1), lastStep - 1)).toBe('show');
  });
});

describe('stored progress', () => {
  test('is restored unchanged, and completed with prefilled values', () => {
    const stored = { ...whole, attempt: { key: 'k', content: 'c' } };
    expect(restoreProgress(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const known = { ...emptyProgress, contact: { name: 'Ada', email: 'ada@example.com' } };
    expect(restoreProgress({ contact: { name: 'Grace' } }, known).contact).toEqual({
      name: 'Grace',
      email: 'ada@example.com',
    });
  });

  test('stops at the first unanswered question', () => {
    const { dream_guest: _gone, ...rest } = answers;
    expect(reachableStep({ ...whole, answers: rest })).toBe(step('dream_guest'));
    expect(restoreProgress({ ...whole, answers: rest }).step).toBe(step('dream_guest'));
  });

  test('drops unknown questions and options', () => {
    const odd = { ...answers, dream_guest: 'a dragon', podcast_tone: ['loud'], old_question: 'x' };
    const back = restoreProgress({ ...whole, answers: odd });
    expect(back.answers).not.toHaveProperty('dream_guest');
    expect(back.answers).not.toHaveProperty('podcast_tone');
    expect(back.answers).not.toHaveProperty('old_question');
  });

  test.each([[undefined], ['text'], [7], [[]], [{ step: 9 }], [{ step: 'x', answers: 1 }]])(
    'is ignored if invalid: %j',
    (stored) => expect(restoreProgress(stored)).toEqual(emptyProgress),
  );
});
