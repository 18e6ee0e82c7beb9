import { z } from 'zod';
import { steps } from '../../shared/quiz/steps.ts';
import { readContent } from '../content/documents.ts';
import { computedResult } from '../content/quiz.ts';
import type { TakenQuiz } from './takenQuiz.ts';

const asked = steps.filter((step) => step.options.length > 0);
const Answer = z.union([z.string(), z.array(z.string())]);

/** `answers` are in the order of the quiz. */
const Sample = z.strictObject({
  file: z.string(),
  name: z.string(),
  city: z.string(),
  niche: z.string(),
  buyers: z.string().optional(),
  answers: z.array(Answer).length(asked.length),
});

export type Sample = { file: string; taken: TakenQuiz };

/** Reads the people of `content/guide/samples.yaml`, for the tests and for `npm run guides`. */
export const readSamples = (): Sample[] =>
  readContent((read) => read(z.array(Sample), 'guide/samples.yaml')?.[0]?.data).map(
    ({ file, answers: chosen, ...personalInfo }) => {
      const { name } = personalInfo;
      const answers = {
        personalInfo,
        ...Object.fromEntries(asked.map(({ id }, index) => [id, chosen[index]])),
      };
      return { file, taken: { name, answers, result: computedResult(answers)?.type ?? '' } };
    },
  );
