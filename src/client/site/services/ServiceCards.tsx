import { Image, Text, Title } from '@mantine/core';
import { learnMore, type ServiceCard, services } from '../../../shared/content/services.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import classes from './ServiceCards.module.css';

/** The services as cards, alternately wide and narrow. */
export function ServiceCards() {
  return (
    <div className={classes.cards}>
      {services.map((service) => (
        <Service key={service.path} service={service} />
      ))}
    </div>
  );
}

function Service({ service }: { service: ServiceCard }) {
  const { title, idea, description, features, illustration, path } = service;
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
          {idea.label}
        </Text>
        <Image
          src={illustration}
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
          href={path}
          style={{ alignSelf: 'start' }}
        >
          {learnMore}
          <span className="visually-hidden"> about {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
