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
  /** Where the whole card leads; `about` tells links of one name apart for a screen reader. */
  link?: Link & { about?: string };
  /** Stands above the title: an icon, a figure. */
  top?: ReactNode;
  /** Fills the upper edge of the card. */
  picture?: { src: string; width: number; height: number };
  children?: ReactNode;
};

export function Card({ title, text, tag, points, link, top, picture, children }: Props) {
  return (
    <article className={classes.card}>
      <WaveEdge className={classes.edge} />
      {picture && <img {...picture} alt="" loading="lazy" className={classes.picture} />}
      {top && <div className={classes.top}>{top}</div>}
      {tag && <p className={classes.tag}>{tag}</p>}
      <h3 className={classes.title}>{title}</h3>
      {text && <p className={classes.text}>{text}</p>}
      {points && <CheckList items={points} />}
      {children}
      {link && (
        <ButtonLink variant="arrow" className={classes.link} href={link.href}>
          {link.label}
          {link.about && <span className="visually-hidden"> {link.about}</span>}
        </ButtonLink>
      )}
    </article>
  );
}
