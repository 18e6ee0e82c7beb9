import { Container, Stack, Text, Title } from '@mantine/core';
import { trailers } from '../../../shared/content/audio.ts';
import { covers } from '../../../shared/content/covers.ts';
import { coverStrip } from '../../../shared/content/home.ts';
import { Picture, sizedImage } from '../../ui/Picture.tsx';
import strip from '../../ui/Strip.module.css';
import classes from './Covers.module.css';
import { TrailerButton } from './TrailerButton.tsx';

export function Covers() {
  return (
    <section aria-labelledby="covers">
      <Container py="clamp(2.5rem, 5vw, 4.5rem)">
        <div className={classes.grid}>
          <Stack
            justify="space-between"
            gap="0.25rem"
            pr="0.5rem"
            mb={{ base: '1.25rem', md: '0' }}
          >
            <Text variant="count" size="sm">
              {coverStrip.label}
            </Text>
            <Title order={2} id="covers" size="clamp(1.125rem, 0.9rem + 0.6vw, 1.375rem)" lh={1.15}>
              {coverStrip.title}
            </Title>
          </Stack>
          <ul className={`${strip.strip} ${classes.covers}`}>
            {covers.map(({ slug, title, industry }) => (
              <li key={slug} className={classes.item}>
                <Picture
                  picture={sizedImage(`/covers/${slug}`, [192, 320, 640], 640)}
                  alt={`${title} (${industry})`}
                  sizes="(min-width: 80em) 150px, (min-width: 62em) 14vw, 124px"
                  className={classes.cover}
                />
                {trailers[slug] && <TrailerButton title={title} sources={trailers[slug]} />}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
