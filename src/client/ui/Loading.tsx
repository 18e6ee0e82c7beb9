import classes from './Loading.module.css';
import { WaveEdge } from './Wave.tsx';

/** Says what is being fetched, under a waveform that plays. */
export function Loading({ text }: { text: string }) {
  return (
    <div className={classes.loading} role="status">
      <WaveEdge className={classes.wave} />
      <p>{text}</p>
    </div>
  );
}
