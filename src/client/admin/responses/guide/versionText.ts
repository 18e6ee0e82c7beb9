import type { Outputs } from '../../../lib/api.tsx';

type Version = Outputs['quiz']['guideEditor']['versions']['versions'][number];
type Origin = Pick<Version, 'writer' | 'editor' | 'reason' | 'restoredFrom'>;

const writers = { gemini: 'Gemini', 'built-in': 'the built-in writer' };

const verbs: Record<Version['reason'], string> = {
  written: 'Written',
  upgraded: 'Improved',
  regenerated: 'Regenerated',
  edited: 'Edited',
  restored: 'Restored',
  chosen: 'Title chosen by the reader',
};

/** Describes the origin of a version, as in `Edited by Session: Firefox`. */
export function makerLabel({ writer, editor, reason, restoredFrom }: Origin) {
  if (reason === 'chosen') return verbs.chosen;
  const maker = editor ?? (writer && writers[writer]);
  const source = restoredFrom === null ? '' : ` from version ${restoredFrom}`;
  return `${verbs[reason]}${source}${maker ? ` by ${maker}` : ''}`;
}
