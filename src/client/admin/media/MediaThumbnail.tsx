import { Text } from '@mantine/core';
import { parseImageUrl } from '../../../shared/images.ts';
import type { Media } from '../../../shared/media.ts';
import classes from './Media.module.css';

type Props = { media: Pick<Media, 'kind' | 'url' | 'poster' | 'peaks'> };

/** A small picture of a file: the picture, the poster, the waveform or its kind. */
export function MediaThumbnail({ media: { kind, url, poster, peaks } }: Props) {
  const picture = kind === 'picture' ? url : poster;
  const { path, widths } = parseImageUrl(picture ?? '') ?? {};
  return (
    <span className={classes.thumbnail}>
      {path ? (
        <img src={`${path}-${widths?.[0]}.webp`} alt="" loading="lazy" />
      ) : peaks ? (
        <Waveform peaks={peaks} />
      ) : (
        <Text span c="dimmed" size="sm">
          {kindLabels[kind]}
        </Text>
      )}
    </span>
  );
}

export const kindLabels = { picture: 'Picture', audio: 'Recording', video: 'Video', pdf: 'PDF' };

/** The loudness of a recording as bars. */
export const Waveform = ({ peaks }: { peaks: readonly number[] }) => (
  <svg
    className={classes.waveform}
    viewBox={`0 0 ${peaks.length} 100`}
    preserveAspectRatio="none"
    aria-hidden
  >
    <path
      d={peaks.map((peak, n) => `M${n + 0.5} ${50 - peak / 2}v${Math.max(peak, 1)}`).join('')}
    />
  </svg>
);
