import { Container, Stack, Text, Title } from '@mantine/core';
import type { Show as ShowFields } from '../../../shared/content/shows.ts';
import { useContent, useMedia } from '../../lib/content.ts';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import { Picture, sizedImage } from '../../ui/Picture.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import strip from '../../ui/Strip.module.css';
import classes from './Covers.module.css';
import { TrailerButton } from './TrailerButton.tsx';

const SIZES = '(min-width: 80em) 150px, (min-width: 62em) 14vw, 124px';

/** A show without a cover, whose picture was deleted, is left out. */
function Show({ slug, title, industry, sample, ...uploads }: ShowFields) {
  const cover = useMedia(uploads.cover);
  const trailer = useMedia(uploads.trailer);
  const shown = { alt: `${title} (${industry})`, sizes: SIZES, className: classes.cover ?? '' };
  if (!cover && !slug) return null;
  return (
    <li className={classes.item}>
      {cover ? (
        <MediaPicture media={cover} {...shown} />
      ) : (
        <Picture picture={sizedImage(`/covers/${slug}`, [192, 320, 640], 640)} {...shown} />
      )}
      <SampleMark sample={sample} mt="0.375rem" />
      {trailer && <TrailerButton title={title} source={{ src: trailer.url, type: trailer.type }} />}
    </li>
  );
}

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
          <ul
            className={`${strip.strip} ${classes.covers}`}
            aria-labelledby="covers"
            // Scrolls on phones, where it may have nothing else to focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {shows.map((show) => (
              <Show key={show.title} {...show} />
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
