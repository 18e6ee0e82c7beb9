import { Text, Title } from '@mantine/core';
import type { GuideBlock as Block, GuideItem } from '../../shared/quiz/guideText.ts';
import classes from './Guide.module.css';

const leadSize = 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)';

export function GuideBlock({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <Title order={3} mt="2rem" mb="0.75rem">
        {block.text}
      </Title>
    );
  if (block.kind === 'lead')
    return (
      <Text
        ff="heading"
        fz={leadSize}
        fw={600}
        lh={1.25}
        maw="44ch"
        mb="1.5rem"
        className={classes.lead}
      >
        {block.text}
      </Text>
    );
  if ('text' in block)
    return (
      <Text maw="52ch" className={classes.text}>
        {block.text}
      </Text>
    );
  const List = block.kind === 'list' ? 'ul' : 'ol';
  return (
    <List className={classes[block.kind] ?? ''}>
      {block.items.map((item, index) => (
        <Item key={index} {...item} />
      ))}
    </List>
  );
}

function Item({ mark, title, facts }: GuideItem) {
  return (
    <li className={classes.item}>
      {mark && (
        <Text c="var(--tone-accent)" fw={600} className={classes.mark}>
          {mark}
        </Text>
      )}
      <div className={mark ? classes.tasks : undefined}>
        {/* A title without facts is not a heading. */}
        {facts.length > 0 ? (
          <Title order={3} size="1.25rem" lh={1.25}>
            {title}
          </Title>
        ) : (
          <Text>{title}</Text>
        )}
        {facts.map(({ name, text }, index) => (
          <Text key={index} maw="62ch" mt="0.5rem" className={classes.fact}>
            {name && (
              <Text span inherit c="dimmed">
                {name}:{' '}
              </Text>
            )}
            {text}
          </Text>
        ))}
      </div>
    </li>
  );
}
