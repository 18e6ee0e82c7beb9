import type { Guide, Task } from './guide.ts';

type Calendar = Guide['calendar'];

export const minutesOf = ({ tasks }: { tasks: readonly Pick<Task, 'minutes'>[] }) =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** Returns the index of the week in which the first episode is published, or -1. */
export const launchWeek = ({ weeks }: Calendar) =>
  weeks.findIndex(({ tasks }) => tasks.some(isOf('publish')));

/** Returns the first task of a kind with the number of its week, from 1. */
export function firstTask({ weeks }: Calendar, kind: Task['kind']) {
  const index = weeks.findIndex(({ tasks }) => tasks.some(isOf(kind)));
  const task = weeks[index]?.tasks.find(isOf(kind));
  return task && { week: index + 1, task };
}

const isOf = (wanted: Task['kind']) => (task: Task) => task.kind === wanted;
