import { Text, Title } from '@mantine/core';
import { differentiators } from '../../../shared/content/home.ts';
import { noBreak } from '../../ui/noBreak.tsx';
import { Section } from '../../ui/Section.tsx';
import strip from '../../ui/Strip.module.css';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './Differentiators.module.css';

/** Figures, each with a link to where it comes from; the two most important ones come first. */
export function Differentiators() {
  return (
    <Section {...differentiators}>
      <ul className={`${strip.strip} ${classes.items}`}>
        {differentiators.items.map(({ figure, title, text, href }, index) => (
          <li key={title} className={classes.item}>
            <Text variant="figure" c={index === 0 ? 'var(--tone-gain)' : undefined}>
              {figure}
            </Text>
            <Title order={3} size="clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)" lh={1.15}>
              <TextLink href={href} mod="cover" underline="hover" c="inherit">
                {noBreak(title)}
              </TextLink>
            </Title>
            <Text c="dimmed" fz="clamp(0.9375rem, 0.875rem + 0.25vw, 1.0625rem)" maw="44ch">
              {noBreak(text)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
