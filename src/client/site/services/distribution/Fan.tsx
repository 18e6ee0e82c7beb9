import { releaseHours } from '../../../../shared/content/servicePages/release.ts';
import classes from './Fan.module.css';

/** Where the lines are apart, in hours. */
const SPREAD = 14;

/** Lines from one source to the rows of a lane, as long as each takes to be live. */
export function Fan({ hours }: { hours: readonly number[] }) {
  const middle = hours.length / 2;
  const bend = SPREAD / 2;
  const path = hours
    .map((hour, row) => {
      const y = row + 0.5;
      return `M0 ${middle}C${bend} ${middle} ${bend} ${y} ${SPREAD} ${y}H${hour}`;
    })
    .join('');
  return (
    <svg
      className={classes.fan}
      viewBox={`0 0 ${releaseHours} ${hours.length}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
