import classes from './Fan.module.css';

/** The hour at which the lines have fanned out. */
const SPREAD = 14;

type Props = { hours: readonly number[]; end: number };

/** Lines from one source to the rows of a lane, each as long as its platform takes to go live. */
export function Fan({ hours, end }: Props) {
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
      viewBox={`0 0 ${end} ${hours.length}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
