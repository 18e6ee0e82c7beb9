import { deleteDrafts } from './draftStorage.ts';

/** The drafts of a guide, by the id of its response. */
export const guideDraftName = (id: string) => `guide ${id}`;

export function deleteGuideDrafts(ids: readonly string[]) {
  for (const id of ids) deleteDrafts(guideDraftName(id));
}
