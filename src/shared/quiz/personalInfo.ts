import { requiredText, text } from '../formText.ts';

/** The most characters of each text that a person types into the quiz. */
export const personBounds = { name: 120, city: 120, niche: 300, buyers: 300 } as const;

/** The fields of the form; tools may omit any of them. */
export const personFields = {
  name: requiredText(personBounds.name),
  city: requiredText(personBounds.city),
  niche: requiredText(personBounds.niche),
  buyers: text(personBounds.buyers),
};
