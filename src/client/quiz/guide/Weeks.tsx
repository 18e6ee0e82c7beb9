import { Title } from '@mantine/core';
import { monthAndDay } from '../../../shared/dates.ts';
import { fill } from '../../../shared/fill.ts';
import { minutesOf } from '../../../shared/quiz/calendar.ts';
import type { GuideWeek } from '../../../shared/quiz/guideText.ts';
import { hoursLabel } from '../../../shared/quiz/hours.ts';
import { dateInWeek } from '../../../shared/quiz/weeks.ts';
import { useContent } from '../../lib/content.ts';
import { Folded } from './Folded.tsx';
import classes from './Weeks.module.css';

/** The first weeks, in which everything begins. */
const OPEN_WEEKS = 2;

type Props = {
  weeks: readonly GuideWeek[];
  /** The Monday of the first week; without it, weeks have no dates. */
  start?: string | undefined;
};

/** The weeks of a calendar with their tasks, to tick on paper; later ones open on demand. */
export function Weeks({ weeks, start }: Props) {
  const { week: numbered } = useContent('pages/guide').labels;
  return (
    <ol className={classes.weeks}>
      {weeks.map((week, index) => (
        <li key={index}>
          <Folded
            isOpen={index < OPEN_WEEKS}
            className={classes.week}
            summary={
              <>
                <span className={classes.label}>
                  <span className={classes.number}>{fill(numbered, { number: index + 1 })}</span>
                  {start && ` ${monthAndDay(dateInWeek(start, index))}`}
                </span>
                <Title order={3} className={classes.title}>
                  {week.title}
                </Title>
                <span className={classes.label}>{hoursLabel(minutesOf(week))}</span>
              </>
            }
          >
            <ul className={classes.tasks}>
              {week.tasks.map(({ day, minutes, what }, task) => (
                <li key={task} className={classes.task}>
                  <span className={classes.when}>
                    <b>{day}</b> {`${minutes} min`}
                  </span>
                  <span>{what}</span>
                </li>
              ))}
            </ul>
          </Folded>
        </li>
      ))}
    </ol>
  );
}
