import { Image, Text, Title } from '@mantine/core';
import { servicePath } from '../../../shared/paths.ts';
import type { ServiceCard } from '../../../shared/content/pages/services.ts';
import { useContent } from '../../lib/content.ts';
import { fill } from '../../../shared/fill.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import classes from './ServiceCards.module.css';

type Shared = {
  /** The label of the links. */
  more: string;
  /** What a launch takes of the client's time. */
  time: string;
};

/** The services as cards, alternately wide and narrow. */
export function ServiceCards({ items, ...shared }: Shared & { items: readonly ServiceCard[] }) {
  return (
    <div className={classes.cards}>
      {items.map((card) => (
        <Service key={card.key} card={card} {...shared} />
      ))}
    </div>
  );
}

function Service({ card, more, time }: Shared & { card: ServiceCard }) {
  const { key, idea, description, features } = card;
  const href = servicePath(key);
  const title = useContent('site').pages[href];
  return (
    <article className={classes.card}>
      <div className={classes.poster}>
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text variant="figure" fz="clamp(3rem, 2rem + 3.2vw, 5rem)" mt="1rem">
          {idea.value}
        </Text>
        <Text fw={600} size="lg" lh={1.35} maw="28ch" mt="0.5rem">
          {fill(idea.label, { time })}
        </Text>
        <Image
          src={`/images/services/${key}.svg`}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          radius={0}
          className={classes.picture}
        />
      </div>
      <div className={classes.words}>
        <Text maw="44ch">{description}</Text>
        <CheckList items={features} />
        <ButtonLink
          variant="arrow"
          mod="cover"
          mt="auto"
          href={href}
          style={{ alignSelf: 'start' }}
        >
          {more}
          <span className="visually-hidden"> about {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
