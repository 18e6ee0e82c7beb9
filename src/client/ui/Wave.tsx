import classes from './Wave.module.css';

type Props = { className?: string; hasCurve?: boolean };

/** The waveform that rises into a return curve, as wide as its place. */
export function WaveRule({ className = '', hasCurve = false }: Props) {
  return (
    <span aria-hidden className={`${classes.rule} ${className}`}>
      <span className={classes.bars} />
      {hasCurve && <span className={classes.curve} />}
    </span>
  );
}

/** The waveform as the top edge of a card; `--wave-played` is how much of it has been played. */
export function WaveEdge({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`${classes.edge} ${className}`} />;
}
