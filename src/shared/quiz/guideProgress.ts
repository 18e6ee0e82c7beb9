import type { GuideSection, GuideView } from './guideText.ts';

/** An event of the stream that follows a guide while it is being written. */
export type GuideProgress =
  | {
      kind: 'sections';
      /** With the sections that were not sent before. */
      guide: GuideView;
      /** The ids of all sections so far, in the order in which they are read. */
      ids: string[];
      /** How many sections the whole guide has. */
      total: number;
      isWhole: boolean;
    }
  | {
      kind: 'end';
      /** False when the guide takes longer than the stream lasts. */
      isWritten: boolean;
      message: string;
      emailWarning?: string | undefined;
    };

/** Adds the sections of an event to those that are known. */
export function addSections(
  known: readonly GuideSection[],
  { guide, ids }: Extract<GuideProgress, { kind: 'sections' }>,
): GuideSection[] {
  const sections = new Map([...known, ...guide.sections].map((section) => [section.id, section]));
  return ids.flatMap((id) => sections.get(id) ?? []);
}
