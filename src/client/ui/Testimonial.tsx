import { useContent, useMedia } from '../lib/content.ts';
import { AspectRatio, Box, Center, Grid, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/AspectRatio.layer.css';
import '@mantine/core/styles/Center.layer.css';
import { useState } from 'react';
import type { MediaSource } from '../../shared/content/shapes.ts';
import type { Testimonial as TestimonialFields } from '../../shared/content/testimonials.ts';
import { parseImageUrl } from '../../shared/images.ts';
import type { Media } from '../../shared/media.ts';
import { claimPlayback, playExclusively } from '../lib/exclusivePlayback.ts';
import { narrow, wide } from './columns.ts';
import { ClientLogo } from './ClientLogo.tsx';
import { MediaPicture } from './MediaPicture.tsx';
import { type ImageSource, Picture, sizedImage } from './Picture.tsx';
import { SampleMark } from './SampleMark.tsx';
import { Sources } from './Sources.tsx';
import classes from './Testimonial.module.css';
import { noBreak } from './noBreak.tsx';

/** A quote of a client with a video, or alone and large. */
export function Testimonial({ quote, name, title, sample, video, ...uploads }: TestimonialFields) {
  const uploaded = useMedia(uploads.film);
  const portrait = useMedia(uploads.portrait);
  const film = uploaded ? uploadedFilm(uploaded) : video && shippedFilm(video);
  return (
    <Grid columnGap="clamp(1.75rem, 4vw, 4rem)" rowGap="1.25rem" renderRoot={figure}>
      {film && (
        <Grid.Col span={wide}>
          <AspectRatio
            ratio={16 / 9}
            bd="1px solid var(--tone-line)"
            bdrs="md"
            bg="ink.9"
            c="paper.2"
            style={{ overflow: 'hidden' }}
          >
            {film.poster ? (
              <>
                <Player film={film} poster={film.poster} sample={sample} />
                <noscript>
                  <Film {...film} posterUrl={`${film.poster.files.at(-1)?.path}.webp`} />
                </noscript>
              </>
            ) : (
              <Film {...film} preload="metadata" />
            )}
          </AspectRatio>
        </Grid.Col>
      )}
      <Grid.Col span={film ? narrow : 12}>
        <Stack gap="1.25rem" justify="space-between" h="100%">
          <blockquote>
            <Text variant="quote" fz={film ? beside : alone} lh={film ? 1.18 : 1.1}>
              “{noBreak(quote)}”
            </Text>
          </blockquote>
          <Box component="figcaption" pt="1rem" style={{ borderTop: '1px solid var(--tone-line)' }}>
            <Group gap="sm" wrap="nowrap">
              {portrait && (
                <MediaPicture media={portrait} sizes="56px" className={classes.portrait ?? ''} />
              )}
              <div>
                <Group gap="0.5rem">
                  <strong>{name}</strong>
                  <SampleMark sample={sample} />
                </Group>
                <Text c="dimmed">{title}</Text>
              </div>
              <ClientLogo logo={uploads.logo} />
            </Group>
          </Box>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

const figure = (props: object) => <figure {...props} />;

const Unplayable = () => useContent('testimonials').unplayable;

const POSTER = '/media/testimonial-poster';

/** Sizes of the quote. */
const beside = 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)';
const alone = 'clamp(1.875rem, 1.2rem + 2.8vw, 3.5rem)';

/** Moves the focus from the play button to the element that replaces it. */
const focus = (element: HTMLElement | null) => element?.focus();

type PlayerProps = { film: FilmFiles; poster: ImageSource; sample: boolean | undefined };

/** Loads the video only when the visitor plays it. */
function Player({ film, poster, sample }: PlayerProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const fail = () => setState('failed');
  const start = (element: HTMLVideoElement | null) => {
    element?.focus();
    if (element?.paused) playExclusively(element).catch(fail);
  };
  if (state === 'failed')
    return (
      <Center ref={focus} tabIndex={-1} p="2rem" fz="lg" ta="center" role="status">
        <Unplayable />
      </Center>
    );
  if (state === 'playing') return <Film {...film} onMount={start} onFail={fail} />;
  return (
    <UnstyledButton
      className={classes.play}
      // Contains what is visible on the button.
      aria-label={`Play the video${sample ? ', a sample' : ''}`}
      data-needs-script
      onClick={() => setState('playing')}
    >
      <Picture picture={poster} alt="" sizes="(min-width: 62em) 58vw, 100vw" />
      <span className={classes.playIcon} />
      <SampleMark
        sample={sample}
        pos="absolute"
        top="1rem"
        left="1rem"
        c="paper.2"
        bd="1px solid var(--mantine-color-paper-2)"
      />
    </UnstyledButton>
  );
}

type FilmProps = FilmFiles & {
  posterUrl?: string;
  preload?: 'metadata';
  onMount?: (element: HTMLVideoElement | null) => void;
  onFail?: () => void;
};

const Film = ({ sources, captions, posterUrl, preload, onMount, onFail }: FilmProps) => (
  <video
    ref={onMount}
    style={{ objectFit: 'contain' }}
    controls
    preload={preload ?? 'none'}
    playsInline
    poster={posterUrl}
    onPlay={({ currentTarget }) => claimPlayback(currentTarget)}
    onError={onFail}
  >
    <Sources sources={sources} {...(onFail && { onFail })} />
    {captions && <track kind="captions" src={captions} srcLang="en" label="English" />}
    <Unplayable />
  </video>
);

type FilmFiles = {
  sources: readonly MediaSource[];
  captions: string | null;
  /** The picture with the play button; without one, the browser shows the first frame. */
  poster?: ImageSource | undefined;
};

const shippedFilm = (path: string): FilmFiles => ({
  sources: [
    { src: `${path}.webm`, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: `${path}.mp4`, type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
  ],
  captions: `${path}.vtt`,
  poster: { files: [{ path: POSTER, width: 1280 }], width: 1280, height: 720 },
});

function uploadedFilm({ url, type, captionsUrl, poster }: Media): FilmFiles {
  const picture = poster === null ? undefined : parseImageUrl(poster);
  return {
    sources: [{ src: url, type }],
    captions: captionsUrl,
    poster: picture && sizedImage(picture.path, picture.widths, 720),
  };
}
