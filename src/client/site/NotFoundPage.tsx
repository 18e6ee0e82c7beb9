import { head as notFoundHead, notFound } from '../../shared/content/notFound.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { WaveRule } from '../ui/Wave.tsx';
import classes from './NotFoundPage.module.css';

export const head = () => notFoundHead;

export function Page() {
  return (
    <section className={classes.page}>
      <h1>{notFound.title}</h1>
      <div>
        <p className={classes.text}>{notFound.text}</p>
        <p className={classes.suggestion}>{notFound.suggestion}</p>
        <ul className={classes.links}>
          {notFound.links.map((link) => (
            <li key={link.href}>
              <ButtonLink variant="arrow" {...link} />
            </li>
          ))}
        </ul>
      </div>
      <WaveRule className={classes.wave} />
    </section>
  );
}
