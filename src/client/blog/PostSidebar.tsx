import { post as copy, sidebar } from '../../shared/content/blog.ts';
import { Card } from '../ui/Card.tsx';
import classes from './PostSidebar.module.css';

/** What else we offer, beside the article for as long as it is read. */
export function PostSidebar() {
  return (
    <aside className={classes.sidebar} aria-label={copy.sidebar}>
      {sidebar.map(({ portrait, ...card }) => (
        <Card key={card.title} {...card} top={portrait && <Portrait src={portrait} />} />
      ))}
    </aside>
  );
}

function Portrait({ src }: { src: string }) {
  return (
    <img src={src} alt="" width={800} height={1000} loading="lazy" className={classes.portrait} />
  );
}
