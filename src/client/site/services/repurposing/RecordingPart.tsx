import classes from './RecordingPart.module.css';

const BARS = 32;
/** How long a used passage is. */
const PASSAGE_MINUTES = 1;

type Props = {
  /** The first minute of the part. */
  start: number;
  minutes: number;
  /** The minute in which the used passage begins. */
  used: number;
};

/** A part of the recording as a waveform from top to bottom, with the used passage in color. */
export function RecordingPart({ start, minutes, used }: Props) {
  const bars = Array.from({ length: BARS }, (_, index) => start + (index / BARS) * minutes);
  const isUsed = (minute: number) => minute >= used && minute < used + PASSAGE_MINUTES;
  return (
    <svg
      className={classes.wave}
      viewBox={`-50 0 100 ${BARS}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={classes.sound} d={linesAt(bars, (minute) => !isUsed(minute))} />
      <path className={classes.used} d={linesAt(bars, isUsed)} />
    </svg>
  );
}

const linesAt = (bars: readonly number[], isShown: (minute: number) => boolean) =>
  bars
    .map((minute, row) => {
      if (!isShown(minute)) return '';
      const width = Math.round(levelAt(minute) * 100);
      return `M${-width / 2} ${row + 0.5}h${width}`;
    })
    .join('');

/** Speech with pauses, between 0 and 1. The recording is a sample: there is no sound to measure. */
function levelAt(minute: number) {
  const words = Math.abs(Math.sin(minute * 9.7) * Math.cos(minute * 4.1));
  const turns = 0.55 + 0.45 * Math.sin(minute * 1.3);
  return 0.12 + 0.88 * words * turns;
}
