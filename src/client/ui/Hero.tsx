import type { ReactNode } from 'react';
import type { Hero as HeroText } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import classes from './Hero.module.css';
import type { Tone } from './Section.tsx';
import { WaveRule } from './Wave.tsx';

type Props = HeroText & {
  tone?: Tone;
  /** A small mark above the title, such as 'Self-Paced Course'. */
  badge?: string;
  /** Stands with the actions: a button. */
  extra?: ReactNode;
  /** A drawing in the five columns at the right. */
  picture?: { src: string; width: number; height: number };
  /** Takes the five columns at the right, such as a price card; the text then stands under the title. */
  children?: ReactNode;
};

/** The opening of a page: title in seven columns, text and actions in five. */
export function Hero({ label, title, text, actions, note, badge, extra, tone, ...rest }: Props) {
  const { picture, children } = rest;
  const aside =
    children ??
    (picture && <img {...picture} alt="" fetchPriority="high" className={classes.picture} />);
  const words = (
    <div className={classes.words}>
      <p className={classes.text}>{text}</p>
      {actions.length > 0 && <Actions links={actions} />}
      {extra}
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
      <WaveRule hasCurve className={classes.wave} />
    </section>
  );
}
