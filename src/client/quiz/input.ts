import type { KeyboardEvent } from 'react';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import { isFocused, savePrefill } from '../lib/formPrefill.ts';
import { splitName } from '../lib/scheduling.ts';
import type { PersonalInfo, Progress } from './progress.ts';
import { changeProgress, currentQuiz } from './store.ts';

/** Selects an option; toggles it in a multiple-choice question. */
export function choose({ id, type, options }: QuizQuestion, optionId: string) {
  const { answers } = currentQuiz().progress;
  if (type === 'single') return changeProgress({ answers: { ...answers, [id]: optionId } });
  const chosen = [answers[id] ?? []].flat();
  const isChosen = chosen.includes(optionId);
  const next = options
    .map((option) => option.id)
    .filter((other) => (other === optionId ? !isChosen : chosen.includes(other)));
  changeProgress({ answers: { ...answers, [id]: next } });
}

export function setPersonalInfo(field: keyof PersonalInfo, value: string) {
  const { personalInfo, contact } = currentQuiz().progress;
  const change: Partial<Progress> = { personalInfo: { ...personalInfo, [field]: value } };
  // Prefills the contact step until another name is typed there.
  if (field === 'name' && contact.name === personalInfo.name)
    change.contact = { ...contact, name: value };
  changeProgress(change);
}

/** Saves the values to prefill other forms and the next quiz. */
export function savePerson() {
  const { name, city, niche } = currentQuiz().progress.personalInfo;
  savePrefill({ ...splitName(name), city: city.trim(), niche: niche.trim() });
}

export function setContact(field: keyof Progress['contact'], value: string) {
  changeProgress({ contact: { ...currentQuiz().progress.contact, [field]: value } });
}

/** Adopts text that was typed before hydration, and the field that the visitor is in. */
export function adoptTypedValues(form: HTMLFormElement | null) {
  if (!form) return;
  for (const [name, value] of new FormData(form)) {
    if (name !== 'name' && name !== 'city' && name !== 'niche' && name !== 'buyers') continue;
    if (typeof value !== 'string' || currentQuiz().progress.personalInfo[name] === value) continue;
    if (value !== '' || isFocused(name)) setPersonalInfo(name, value);
  }
}

/** Number keys select options. Arrow keys move between checkboxes, as natively between radio buttons. */
export function moveByKey(event: KeyboardEvent<HTMLFormElement>, question: QuizQuestion) {
  const { key, target, currentTarget: form } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (key === 'Enter' && target === form) form.requestSubmit();
  const fields = [...form.querySelectorAll('fieldset input')];
  const focus = (index: number) => {
    const field = fields.at(index % fields.length);
    if (field instanceof HTMLElement) field.focus();
  };
  const option = /^[1-9]$/.test(key) && question.options[Number(key) - 1];
  if (option) {
    choose(question, option.id);
    focus(Number(key) - 1);
  } else if (question.type === 'multiple' && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const at = fields.findIndex((field) => field === target);
    focus(key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1);
  } else return;
  event.preventDefault();
}
