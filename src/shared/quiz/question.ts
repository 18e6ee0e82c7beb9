/** The kinds of show that the quiz distinguishes. */
export type Trait = 'business_focused' | 'personal_brand' | 'hybrid_approach';

export type QuizOption<T extends string = Trait> = {
  id: string;
  text: string;
  /** Points from 1 to 3 for traits. */
  weight: Readonly<Partial<Record<T, number>>>;
};

export type QuizQuestion<T extends string = Trait> = {
  id: string;
  question: string;
  hint?: string;
  type: 'personal_info' | 'single' | 'multiple' | 'contact';
  options: readonly QuizOption<T>[];
};

type Weights = { business?: 1 | 2 | 3; personal?: 1 | 2 | 3; hybrid?: 1 | 2 | 3 };
type Row = readonly [id: string, text: string, weights: Weights];

/** A question with one answer. */
export const single = (id: string, question: string, rows: readonly Row[]): QuizQuestion => ({
  id,
  question,
  type: 'single',
  options: rows.map(option),
});

/** A question with any number of answers, including none. */
export const multiple = (id: string, question: string, rows: readonly Row[]): QuizQuestion => ({
  id,
  question,
  hint: 'Choose all that apply.',
  type: 'multiple',
  options: rows.map(option),
});

function option([id, text, { business, personal, hybrid }]: Row): QuizOption {
  return {
    id,
    text,
    weight: {
      ...(business && { business_focused: business }),
      ...(personal && { personal_brand: personal }),
      ...(hybrid && { hybrid_approach: hybrid }),
    },
  };
}
