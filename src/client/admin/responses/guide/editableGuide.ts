import type { Guide } from '../../../../shared/quiz/guide.ts';
import type { Outputs } from '../../../lib/api.tsx';

export type OpenedGuide = Outputs['quiz']['guideEditor']['open'];

/** A guide of the current structure, which the form can show. */
export type EditableGuide = OpenedGuide & { guide: Guide };

export const isEditable = (opened: OpenedGuide): opened is EditableGuide => opened.guide !== null;
