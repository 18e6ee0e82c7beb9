import dayjs from 'dayjs';
import type { HistoryStep } from '../../../shared/whiteboard/boardHistory.ts';

const actions: Record<string, string> = {
  add_note: 'added a note',
  update_note: 'changed a note',
  delete_note: 'deleted a note',
  vote: 'voted',
  add_section: 'added a section',
  update_section: 'changed a section',
  delete_section: 'deleted a section',
};

export const timeText = (at: number) => dayjs(at).format('MMM D, YYYY, HH:mm:ss');

/** When a change was made; the first moment is before all changes. */
export const momentText = (step: HistoryStep | undefined) =>
  step ? timeText(step.at) : 'Before that';

/** Who made a change, and what it was. */
export const stepText = (step: HistoryStep | undefined) =>
  step ? `${step.name} ${actions[step.type] ?? 'changed the board'}` : 'The start of the history';
