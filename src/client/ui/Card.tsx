import type { ReactNode } from 'react';
import type { Card as CardText, Link } from '../../shared/content/shapes.ts';
import { ButtonLink } from './ButtonLink.tsx';
import classes from './Card.module.css';
import { CheckList } from './CheckList.tsx';
import { WaveEdge } from './Wave.tsx';

/** Cards side by side, at most as many in a row as `columns` says. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  );
}

type Props = CardText & {
  /** Where the whole card leads. */
  link?: Link;
  /** Stands above the title: an icon, a picture. */
  top?: ReactNode;
  children?: ReactNode;
};

export function Card({ title, text, tag, points, link, top, children }: Props) {
  return (
    <article className={classes.card}>
      <WaveEdge className={classes.edge} />
      {top && <div className={classes.top}>{top}</div>}
      {tag && <p className={classes.tag}>{tag}</p>}
      <h3>{title}</h3>
      {text && <p className={classes.text}>{text}</p>}
      {points && <CheckList items={points} />}
      {children}
      {link && <ButtonLink variant="arrow" className={classes.link} {...link} />}
    </article>
  );
}
