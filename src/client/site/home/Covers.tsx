import { covers } from '../../../shared/content/covers.ts';
import { coverStrip } from '../../../shared/content/home.ts';
import { Picture, sized } from '../../ui/Picture.tsx';
import { SectionLabel } from '../../ui/SectionLabel.tsx';
import classes from './Covers.module.css';

export function Covers() {
  return (
    <section className={classes.strip} aria-labelledby="covers">
      <div className={classes.grid}>
        <div className={classes.words}>
          <SectionLabel>{coverStrip.label}</SectionLabel>
          <h2 id="covers" className={classes.title}>
            {coverStrip.title}
          </h2>
        </div>
        <ul className={classes.covers}>
          {covers.map(({ slug, title, industry }) => (
            <li key={slug}>
              <Picture
                picture={sized(`/covers/${slug}`, [320, 640], 640)}
                alt={`${title} (${industry})`}
                sizes="(min-width: 80em) 150px, (min-width: 48em) 14vw, 23vw"
                className={classes.cover}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
