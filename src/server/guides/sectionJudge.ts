import type { Guide, SectionKey } from '../../shared/quiz/guide.ts';
import type { TakenQuiz } from './takenQuiz.ts';
import { type FailedCheck, missingSection } from './checks.ts';
import { missingKeys, only, without } from './sections.ts';
import { checkSections } from './writer.ts';

/** The sections that a section refers to: rewriting one of them rewrites the section, too. */
const reliesOn: Partial<Record<SectionKey, readonly SectionKey[]>> = {
  positioning: ['names'],
  calendar: ['episodes'],
  costs: ['calendar'],
  copy: ['names', 'episodes'],
  summary: ['names', 'calendar'],
};

/** Other sections quote these, which is no repetition. */
const quoted: readonly SectionKey[] = ['names', 'episodes'];

/**
 * The order in which a model writes a guide: each section follows those it refers to, so that it
 * can be checked immediately.
 */
export const writingOrder: readonly SectionKey[] = [
  'names',
  'episodes',
  'positioning',
  'guestPlan',
  'calendar',
  'summary',
  'metrics',
  'costs',
  'pushback',
  'copy',
];

/** Accepts the sections of a guide that pass all checks, one by one as they arrive. */
export class SectionJudge {
  readonly #taken: TakenQuiz;
  #accepted: Partial<Guide>;
  #waiting: Partial<Guide> = {};
  #rejected = new Set<SectionKey>();
  #failed: FailedCheck[] = [];

  /** `accepted` sections stay as they are. */
  constructor(taken: TakenQuiz, accepted: Partial<Guide>) {
    this.#taken = taken;
    this.#accepted = accepted;
  }

  get accepted() {
    return this.#accepted;
  }

  /** What is wrong with the sections that are not accepted. */
  get failed(): FailedCheck[] {
    const absent = missingKeys(this.#accepted).filter((key) => !this.#rejected.has(key));
    return [...this.#failed, ...absent.map(missingSection)];
  }

  /** Returns the sections that are accepted now; others wait for the sections they refer to. */
  async add(sections: Partial<Guide>): Promise<Partial<Guide>> {
    this.#waiting = { ...this.#waiting, ...without(sections, ...Object.keys(this.#accepted)) };
    return this.#judgeWaiting((key) => this.#isDecided(key));
  }

  /** Checks the sections whose references never arrived, and returns the accepted ones. */
  async finish(): Promise<Partial<Guide>> {
    return this.#judgeWaiting(() => true);
  }

  #isDecided(key: SectionKey) {
    const others = [...(quoted.includes(key) ? [] : quoted), ...(reliesOn[key] ?? [])];
    return others.every((other) => other in this.#accepted || this.#rejected.has(other));
  }

  async #judgeWaiting(isReady: (key: SectionKey) => boolean): Promise<Partial<Guide>> {
    let added: Partial<Guide> = {};
    // In this order, one round is enough.
    for (const key of writingOrder) {
      if (!(key in this.#waiting) || !isReady(key)) continue;
      const section = only(this.#waiting, key);
      this.#waiting = without(this.#waiting, key);
      if (await this.#passes(key, section)) {
        this.#accepted = { ...this.#accepted, ...section };
        added = { ...added, ...section };
      } else this.#rejected.add(key);
    }
    return added;
  }

  /** A conflict with accepted sections counts against the new section. */
  async #passes(key: SectionKey, section: Partial<Guide>) {
    const isBased = (reliesOn[key] ?? []).every((other) => other in this.#accepted);
    const sections = { ...this.#accepted, ...section };
    const failed = (await checkSections(sections, this.#taken))
      .filter(({ code }) => code !== 'missing')
      .map((check) => ({ ...check, section: key }));
    this.#failed.push(...failed);
    return isBased && failed.length === 0;
  }
}
