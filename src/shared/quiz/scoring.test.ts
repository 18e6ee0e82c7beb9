import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizQuestions } from '../../server/content/quiz.ts';
import { type QuizQuestion, traits as resultTraits } from './question.ts';
import { type AnswerMap, bestTrait, isComplete, traitTotals, winningTrait } from './scoring.ts';

const questions = quizQuestions();
const best = (answers: AnswerMap) => bestTrait(questions, answers);

const traits = ['business_focused', 'personal_brand', 'hybrid_approach', 'unheard_of', 'other'];
const isDefined = (trait: string) => resultTraits.some((one) => one === trait);

const answersTo = (asked: readonly QuizQuestion<string>[]) =>
  fc.record(
    Object.fromEntries(
      asked
        .filter(({ options }) => options.length > 0)
        .map(({ id, type, options }) => {
          const ids = options.map((option) => option.id);
          return [id, type === 'single' ? fc.constantFrom(...ids) : fc.subarray(ids)];
        }),
    ),
  );

/** Quizzes of any content, with traits that have no result among them. */
const anyQuiz = fc
  .array(
    fc.record({
      type: fc.constantFrom<'single' | 'multiple'>('single', 'multiple'),
      weights: fc.array(fc.dictionary(fc.constantFrom(...traits), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows): QuizQuestion<string>[] =>
    rows.map(({ type, weights }, index) => ({
      id: `q${index}`,
      question: '',
      type,
      options: weights.map((weight, at) => ({ id: `o${at}`, text: '', weight })),
    })),
  );
const answeredQuiz = anyQuiz.chain((asked) => fc.tuple(fc.constant(asked), answersTo(asked)));

describe('the rules, whatever the quiz', () => {
  test('nothing that counts beats the winner, and an equal one is listed before it', () => {
    fc.assert(
      fc.property(answeredQuiz, ([asked, answers]) => {
        const totals = [...traitTotals(asked, answers)];
        const winner = winningTrait(new Map(totals), () => true);
        if (totals.length === 0) expect(winner).toBeUndefined();
        const place = totals.findIndex(([trait]) => trait === winner);
        for (const [at, [, total]] of totals.entries())
          expect(total).toBeLessThan((totals[place]?.[1] ?? 0) + (at <= place ? 1 : 0));
      }),
    );
  });

  test('a total is the sum of the chosen weights', () => {
    fc.assert(
      fc.property(answeredQuiz, ([asked, answers]) => {
        const chosen = asked.flatMap(({ id, options }) =>
          options.filter((option) => [answers[id]].flat().includes(option.id)),
        );
        for (const [trait, total] of traitTotals(asked, answers))
          expect(total).toBe(chosen.reduce((sum, { weight }) => sum + (weight[trait] ?? 0), 0));
      }),
    );
  });

  test('returns the result of the best trait that has one, if any', () => {
    fc.assert(
      fc.property(answeredQuiz, ([asked, answers]) => {
        const totals = traitTotals(asked, answers);
        const defined = [...totals].filter(([trait]) => isDefined(trait));
        const result = bestTrait(asked, answers);
        if (!result) expect(defined).toEqual([]);
        else expect(totals.get(result)).toBe(Math.max(...defined.map(([, total]) => total)));
      }),
    );
  });

  test('ignores answers to unknown questions', () => {
    const noise = fc.dictionary(
      fc.string().filter((id) => !questions.some((question) => question.id === id)),
      fc.anything(),
    );
    fc.assert(
      fc.property(answersTo(questions), noise, (answers, more) => {
        expect(best({ ...more, ...answers })).toEqual(best(answers));
      }),
    );
  });

  test('never fails, whatever the answers contain', () => {
    const anything = fc.record(Object.fromEntries(questions.map(({ id }) => [id, fc.anything()])));
    fc.assert(
      fc.property(anything, (answers) => {
        expect([true, false]).toContain(isComplete(answers));
        expect([undefined, ...resultTraits]).toContain(best(answers));
      }),
    );
  });
});

describe('by example', () => {
  const asked = (...weights: Record<string, number>[]): QuizQuestion<string>[] => [
    {
      id: 'q',
      question: '',
      type: 'multiple',
      options: weights.map((weight, at) => ({ id: String(at), text: '', weight })),
    },
  ];
  const all: AnswerMap = { q: ['0', '1', '2'] };

  test('on a tie the later-listed trait wins; a trait is listed when it is first added to', () => {
    const tie = asked({ personal_brand: 2 }, { business_focused: 2 });
    expect(bestTrait(tie, { q: ['1', '0'] })).toBe('business_focused');
    const late = asked({ personal_brand: 1 }, { business_focused: 3 }, { personal_brand: 2 });
    expect(bestTrait(late, all)).toBe('business_focused');
  });

  test('a winner without a result is replaced by the best trait that has one', () => {
    const quiz = asked({ loud: 3 }, { personal_brand: 1 }, { hybrid_approach: 2 });
    expect(bestTrait(quiz, all)).toBe('hybrid_approach');
    expect(bestTrait(asked({ loud: 3 }, { toString: 2 }), all)).toBeUndefined();
  });

  test('nothing chosen, the contact step and a list for a single choice count for nothing', () => {
    expect(best({})).toBeUndefined();
    expect(best({ podcast_tone: [] })).toBeUndefined();
    expect(best({ contact: 'win_clients', primary_reason: ['win_clients'] })).toBeUndefined();
  });
});

describe('complete', () => {
  const whole = fc.sample(answersTo(questions), { numRuns: 1, seed: 1 })[0] ?? {};

  test('is what answers every question with options it has', () => {
    expect(isComplete(whole)).toBe(true);
    expect(isComplete({ ...whole, podcast_tone: [], current_marketing: [] })).toBe(true);
  });

  test.each([
    ['a missing answer', { dream_guest: undefined }],
    ['an option the question does not have', { dream_guest: 'authority' }],
    ['a list with one', { podcast_tone: ['educational', 'loud'] }],
    ['a text for a list', { podcast_tone: 'educational' }],
    ['a list for a text', { dream_guest: ['ideal_client'] }],
  ])('is not: %s', (_name, change) => {
    expect(isComplete({ ...whole, ...change })).toBe(false);
  });
});

test('random answers reach each result, none less than 15 times in 100', () => {
  const wins = new Map<string | undefined, number>();
  const runs = 4000;
  for (const answers of fc.sample(answersTo(questions), { numRuns: runs, seed: 4 })) {
    const type = best(answers);
    wins.set(type, (wins.get(type) ?? 0) + 1);
  }
  expect([...wins.keys()].toSorted()).toEqual([...resultTraits].toSorted());
  for (const [type, count] of wins) expect([type, count / runs > 0.15]).toEqual([type, true]);
});
