import { Container, Stack, Text, Title } from '@mantine/core';
import { useContent } from '../../lib/content.ts';
import { Picture, sizedImage } from '../../ui/Picture.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import strip from '../../ui/Strip.module.css';
import classes from './Covers.module.css';
import { TrailerButton } from './TrailerButton.tsx';

export function Covers() {
  const { label, title: heading } = useContent('pages/home').coverStrip;
  const { shows } = useContent('shows');
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
              {label}
            </Text>
            <Title order={2} id="covers" size="clamp(1.125rem, 0.9rem + 0.6vw, 1.375rem)" lh={1.15}>
              {heading}
            </Title>
          </Stack>
          <ul className={`${strip.strip} ${classes.covers}`}>
            {shows.map(({ slug, title, industry, sample, hasTrailer }) => (
              <li key={slug} className={classes.item}>
                <Picture
                  picture={sizedImage(`/covers/${slug}`, [192, 320, 640], 640)}
                  alt={`${title} (${industry})`}
                  sizes="(min-width: 80em) 150px, (min-width: 62em) 14vw, 124px"
                  className={classes.cover}
                />
                <SampleMark sample={sample} mt="0.375rem" />
                {hasTrailer && <TrailerButton title={title} path={`/media/trailers/${slug}`} />}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
