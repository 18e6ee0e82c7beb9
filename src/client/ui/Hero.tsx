import type { ReactNode } from 'react';
import type { Hero as HeroText, Link } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import classes from './Hero.module.css';
import type { Tone } from './Section.tsx';
import { WaveRule } from './Wave.tsx';

type Props = Omit<HeroText, 'actions'> & {
  actions?: readonly Link[];
  tone?: Tone;
  /** A small mark above the title, such as 'Self-Paced Course'. */
  badge?: string;
  /** A drawing in the five columns at the right. */
  picture?: { src: string; width: number; height: number };
  /** Takes the five columns at the right, such as a price card; the text then stands under the title. */
  children?: ReactNode;
  /** Stands with the actions: a field, a button, a line of text. */
  control?: ReactNode;
  /** Leaves the waveform out, for a page whose content starts at once. */
  isPlain?: boolean;
};

/** The opening of a page: title in seven columns, text and actions in five. */
export function Hero({ title, badge, tone, isPlain = false, children, ...rest }: Props) {
  const { label, text, actions, control, note, picture } = rest;
  const aside =
    children ??
    (picture && <img {...picture} alt="" fetchPriority="high" className={classes.picture} />);
  const words = (
    <div className={classes.words}>
      <p className={classes.text}>{text}</p>
      {actions && actions.length > 0 && <Actions links={actions} />}
      {control}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
  return (
    <section className={classes.hero} data-tone={tone}>
      <div className={`${classes.inner} ${aside ? classes.filled : ''}`}>
        <div className={classes.title}>
          <p className={classes.label}>{badge ?? label}</p>
          <h1>{title}</h1>
          {aside && words}
        </div>
        {aside ? <div className={classes.aside}>{aside}</div> : words}
      </div>
      {!isPlain && <WaveRule hasCurve className={classes.wave} />}
    </section>
  );
}
