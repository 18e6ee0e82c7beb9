import type { UseFormReturn } from 'react-hook-form';
import type { Guide } from '../../../../shared/quiz/guide.ts';
import { guideDraftName } from '../../drafts/guideDrafts.ts';
import { type StoredDraft, useVersionDrafts } from '../../drafts/useVersionDrafts.ts';
import { GuideFields } from './guideForm.ts';
import { holdsGuide } from './guideLines.ts';

export type StoredGuideDraft = StoredDraft<GuideFields>;

type Options = {
  id: string;
  form: UseFormReturn<GuideFields>;
  version: number;
  saved: Guide;
  isChanged: boolean;
};

/** Stores unsaved changes of a guide in this browser, and returns drafts of earlier sessions. */
export const useGuideDrafts = ({ id, saved, ...options }: Options) =>
  useVersionDrafts({
    ...options,
    name: guideDraftName(id),
    fieldsSchema: GuideFields,
    isSaved: (fields) => holdsGuide(fields, saved),
  });
