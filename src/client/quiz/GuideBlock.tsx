import type { GuideBlock as Block, GuideItem } from '../../shared/quiz/guideText.ts';
import classes from './GuideBlock.module.css';

/** A paragraph or list of a guide. */
export function GuideBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3 className={classes.heading}>{block.text}</h3>;
  if ('text' in block) return <p className={classes[block.kind]}>{block.text}</p>;
  const List = block.kind === 'list' ? 'ul' : 'ol';
  return (
    <List className={classes[block.kind]}>
      {block.items.map((item, index) => (
        <Item key={index} {...item} />
      ))}
    </List>
  );
}

function Item({ mark, title, facts }: GuideItem) {
  // A line of a schedule has nothing below it that it could be the heading of.
  const Title = facts.length > 0 ? 'h3' : 'p';
  return (
    <li className={classes.item}>
      {mark && <p className={classes.mark}>{mark}</p>}
      <div className={mark ? classes.tasks : undefined}>
        <Title className={facts.length > 0 ? classes.itemTitle : undefined}>{title}</Title>
        {facts.map(({ name, text }, index) => (
          <p key={index} className={classes.fact}>
            {name && <span className={classes.name}>{name}: </span>}
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}
