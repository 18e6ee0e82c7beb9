import { AspectRatio, Box, Center, Grid, Stack, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/AspectRatio.layer.css';
import '@mantine/core/styles/Center.layer.css';
import { useState } from 'react';
import type { Testimonial as TestimonialText } from '../../shared/content/shapes.ts';
import { narrow, wide } from './columns.ts';
import { Picture } from './Picture.tsx';
import classes from './Testimonial.module.css';

/** A quote of a client with a video. */
export function Testimonial({ quote, name, title, video }: TestimonialText) {
  return (
    <Grid columnGap="clamp(1.75rem, 4vw, 4rem)" rowGap="1.75rem" renderRoot={figure}>
      <Grid.Col span={wide}>
        <AspectRatio
          ratio={16 / 9}
          bd="1px solid var(--tone-line)"
          bdrs="md"
          bg="ink.9"
          c="paper.2"
          style={{ overflow: 'hidden' }}
        >
          <Video {...video} />
        </AspectRatio>
      </Grid.Col>
      <Grid.Col span={narrow}>
        <Stack gap="1.75rem" justify="space-between" h="100%">
          <blockquote>
            <Text variant="quote" fz="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)" lh={1.18}>
              “{quote}”
            </Text>
          </blockquote>
          <Box component="figcaption" pt="1rem" style={{ borderTop: '1px solid var(--tone-line)' }}>
            <strong>{name}</strong>
            <Text c="dimmed">{title}</Text>
          </Box>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

const figure = (props: object) => <figure {...props} />;

/** Moves the focus from the play button to the element that replaces it. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Loads the video only when the visitor plays it. */
function Video({ src, poster, playLabel, fallback }: TestimonialText['video']) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  if (state === 'failed')
    return (
      <Center ref={focus} tabIndex={-1} p="2rem" fz="lg" ta="center" role="status">
        {fallback}
      </Center>
    );
  if (state === 'playing')
    return (
      <video
        ref={focus}
        style={{ objectFit: 'contain' }}
        src={src}
        controls
        autoPlay
        playsInline
        onError={() => setState('failed')}
      >
        {fallback}
      </video>
    );
  return (
    <UnstyledButton
      className={classes.play}
      aria-label={playLabel}
      onClick={() => setState(src ? 'playing' : 'failed')}
    >
      <Picture
        picture={{ files: [{ path: poster, width: 1280 }], width: 1280, height: 720 }}
        alt=""
        sizes="(min-width: 62em) 58vw, 100vw"
      />
      <span className={classes.sign} />
    </UnstyledButton>
  );
}
