import { post } from '../../shared/content/blog.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DeadEnd } from '../ui/DeadEnd.tsx';
import classes from './MissingPost.module.css';

/** There is no such post, or it could not be fetched. */
export function MissingPost() {
  const { back, ...words } = post.notFound;
  return (
    <DeadEnd {...words}>
      <ButtonLink className={classes.back} {...back} />
    </DeadEnd>
  );
}
