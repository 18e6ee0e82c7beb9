import { useContent } from '../lib/content.ts';
import { AspectRatio, Box, Center, Grid, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/AspectRatio.layer.css';
import '@mantine/core/styles/Center.layer.css';
import { useState } from 'react';
import type { Testimonial as TestimonialFields } from '../../shared/content/testimonials.ts';
import { claimPlayback, playExclusively } from '../lib/exclusivePlayback.ts';
import { narrow, wide } from './columns.ts';
import { Picture } from './Picture.tsx';
import { SampleMark } from './SampleMark.tsx';
import { Sources } from './Sources.tsx';
import classes from './Testimonial.module.css';
import { noBreak } from './noBreak.tsx';

/** A quote of a client with a video, or alone and large. */
export function Testimonial({ quote, name, title, sample, video }: TestimonialFields) {
  return (
    <Grid columnGap="clamp(1.75rem, 4vw, 4rem)" rowGap="1.25rem" renderRoot={figure}>
      {video && (
        <Grid.Col span={wide}>
          <AspectRatio
            ratio={16 / 9}
            bd="1px solid var(--tone-line)"
            bdrs="md"
            bg="ink.9"
            c="paper.2"
            style={{ overflow: 'hidden' }}
          >
            <Player path={video} />
            <noscript>
              <Film path={video} poster={`${POSTER}.webp`} />
            </noscript>
          </AspectRatio>
        </Grid.Col>
      )}
      <Grid.Col span={video ? narrow : 12}>
        <Stack gap="1.25rem" justify="space-between" h="100%">
          <blockquote>
            <Text variant="quote" fz={video ? beside : alone} lh={video ? 1.18 : 1.1}>
              “{noBreak(quote)}”
            </Text>
          </blockquote>
          <Box component="figcaption" pt="1rem" style={{ borderTop: '1px solid var(--tone-line)' }}>
            <Group gap="0.5rem">
              <strong>{name}</strong>
              <SampleMark sample={sample} />
            </Group>
            <Text c="dimmed">{title}</Text>
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

/** Loads the video only when the visitor plays it. */
function Player({ path }: { path: string }) {
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
  if (state === 'playing') return <Film path={path} onMount={start} onFail={fail} />;
  return (
    <UnstyledButton
      className={classes.play}
      aria-label="Play the video"
      data-needs-script
      onClick={() => setState('playing')}
    >
      <Picture
        picture={{ files: [{ path: POSTER, width: 1280 }], width: 1280, height: 720 }}
        alt=""
        sizes="(min-width: 62em) 58vw, 100vw"
      />
      <span className={classes.playIcon} />
    </UnstyledButton>
  );
}

type FilmProps = {
  path: string;
  poster?: string;
  onMount?: (element: HTMLVideoElement | null) => void;
  onFail?: () => void;
};

const Film = ({ path, poster, onMount, onFail }: FilmProps) => (
  <video
    ref={onMount}
    style={{ objectFit: 'contain' }}
    controls
    preload="none"
    playsInline
    poster={poster}
    onPlay={({ currentTarget }) => claimPlayback(currentTarget)}
    onError={onFail}
  >
    <Sources sources={filesOf(path)} {...(onFail && { onFail })} />
    <track kind="captions" src={`${path}.vtt`} srcLang="en" label="English" />
    <Unplayable />
  </video>
);

const filesOf = (path: string) => [
  { src: `${path}.webm`, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
  { src: `${path}.mp4`, type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
];
