/** The kinds of show that the quiz distinguishes. */
export const traits = ['business_focused', 'personal_brand', 'hybrid_approach'] as const;
export type Trait = (typeof traits)[number];

/** A step of the quiz: what the code needs to know of it. */
export type QuizStep = {
  id: string;
  type: 'personal_info' | 'single' | 'multiple' | 'contact';
  options: readonly { id: string }[];
};

/** A step with its texts. */
export type QuizQuestion<T extends string = Trait> = Omit<QuizStep, 'options'> & {
  question: string;
  hint?: string | undefined;
  options: readonly QuizOption<T>[];
};

type QuizOption<T extends string = Trait> = {
  id: string;
  text: string;
  /** Points from 1 to 3 for traits. */
  weight: Readonly<Partial<Record<T, number>>>;
};
