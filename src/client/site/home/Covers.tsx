import { Container, Stack, Text, Title } from '@mantine/core';
import type { Shows } from '../../../shared/content/shows.ts';
import type { Media } from '../../../shared/media.ts';
import { useContent, useMedia } from '../../lib/content.ts';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import { Picture, sizedImage } from '../../ui/Picture.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import strip from '../../ui/Strip.module.css';
import classes from './Covers.module.css';
import { TrailerButton } from './TrailerButton.tsx';

const SIZES = '(min-width: 80em) 150px, (min-width: 62em) 14vw, 124px';

/** What was uploaded takes the place of the files that have the name of the show. */
function Show({ slug, title, industry, hasTrailer, ...uploads }: Shows['shows'][number]) {
  const cover = useMedia(uploads.cover);
  const trailer = useMedia(uploads.trailer);
  const shown = { alt: `${title} (${industry})`, sizes: SIZES, className: classes.cover ?? '' };
  const files = `/media/trailers/${slug}`;
  return (
    <li className={classes.item}>
      {cover ? (
        <MediaPicture media={cover} {...shown} />
      ) : (
        <Picture picture={sizedImage(`/covers/${slug}`, [192, 320, 640], 640)} {...shown} />
      )}
      {trailer ? (
        <TrailerButton name={`trailer of ${title}`} sources={[sourceOf(trailer)]} />
      ) : (
        hasTrailer && (
          <TrailerButton
            name={`sample trailer of ${title}`}
            sources={[
              { src: `${files}.m4a`, type: 'audio/mp4; codecs="mp4a.40.2"' },
              { src: `${files}.weba`, type: 'audio/webm; codecs="opus"' },
            ]}
          />
        )
      )}
    </li>
  );
}

const sourceOf = ({ url, type }: Media) => ({ src: url, type });

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
            {shows.map((show) => (
              <Show key={show.slug} {...show} />
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
