import { guideLabels as labels, guidePage } from '../../../shared/content/quizGuide.ts';
import { fullDate } from '../../../shared/dates.ts';
import { minutesOf } from '../../../shared/quiz/calendar.ts';
import type { GuideWeek } from '../../../shared/quiz/guideText.ts';
import { hoursLabel } from '../../../shared/quiz/hours.ts';
import classes from './HoursWave.module.css';

const { total, from, legend } = guidePage.calendar;

// Units of the drawing; a week has room for as many tasks as a guide may plan.
const WEEK = 80;
const STEP = 9;
const BAR = 5;
const HEIGHT = 100;

type Props = {
  weeks: readonly GuideWeek[];
  /** The Monday of the first week. */
  start?: string | undefined;
};

/** The weeks of a calendar as a waveform: a bar for each task, as high as its minutes. */
export function HoursWave({ weeks, start }: Props) {
  const longest = Math.max(...weeks.flatMap(({ tasks }) => tasks.map(({ minutes }) => minutes)));
  const hours = hoursLabel(weeks.reduce((sum, week) => sum + minutesOf(week), 0));
  return (
    <figure className={classes.wave}>
      <svg
        viewBox={`0 0 ${weeks.length * WEEK} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className={classes.bars}
      >
        {weeks.map(({ tasks }, week) =>
          tasks.map(({ minutes, kind }, index) => {
            const height = (HEIGHT * minutes) / longest;
            return (
              <rect
                key={`${week}-${index}`}
                x={week * WEEK + (WEEK - tasks.length * STEP) / 2 + index * STEP}
                y={(HEIGHT - height) / 2}
                width={BAR}
                height={height}
                className={kind === 'publish' ? classes.release : undefined}
              />
            );
          }),
        )}
      </svg>
      <ol className={classes.weeks} aria-label={total(hours, weeks.length)}>
        {weeks.map((week, index) => (
          <li key={index}>
            <span className="visually-hidden">{labels.week(index + 1)}: </span>
            <span aria-hidden className={classes.number}>
              {index + 1}
            </span>
            <span className={classes.hours}>{hoursLabel(minutesOf(week))}</span>
          </li>
        ))}
      </ol>
      <figcaption className={classes.caption}>
        {total(hours, weeks.length)}
        {start && from(fullDate(start))}. {legend}
      </figcaption>
    </figure>
  );
}
