import { Box } from '@mantine/core';
import type { Media } from '../../../shared/media.ts';
import classes from './Media.module.css';
import { Waveform } from './MediaThumbnail.tsx';

type Props = {
  media: Pick<Media, 'kind' | 'url' | 'alternativeText' | 'poster' | 'captionsUrl' | 'peaks'> & {
    name: string;
  };
};

/** The picture, or a player. */
export function MediaPreview({ media }: Props) {
  const { kind, url, alternativeText, poster, captionsUrl, peaks, name } = media;
  if (kind === 'picture')
    return <img className={classes.preview} src={url} alt={alternativeText} />;
  if (kind === 'video')
    return (
      <video
        key={url}
        className={classes.preview}
        src={url}
        poster={poster ?? undefined}
        controls
        preload="metadata"
        aria-label={name}
      >
        {captionsUrl && (
          <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />
        )}
      </video>
    );
  if (kind === 'pdf') return null;
  return (
    <Box>
      {peaks && <Waveform peaks={peaks} />}
      <audio
        key={url}
        src={url}
        controls
        preload="metadata"
        aria-label={name}
        style={{ width: '100%' }}
      />
    </Box>
  );
}
