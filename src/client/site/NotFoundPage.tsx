import { head as notFoundHead, notFound } from '../../shared/content/notFound.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DeadEnd } from '../ui/DeadEnd.tsx';
import classes from './NotFoundPage.module.css';

export const head = () => notFoundHead;

export function Page() {
  return (
    <DeadEnd title={notFound.title} text={notFound.text}>
      <p className={classes.suggestion}>{notFound.suggestion}</p>
      <ul className={classes.links}>
        {notFound.links.map((link) => (
          <li key={link.href}>
            <ButtonLink variant="arrow" {...link} />
          </li>
        ))}
      </ul>
    </DeadEnd>
  );
}
