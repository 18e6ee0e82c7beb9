import { Image, type ImageProps } from '@mantine/core';
import { useContent, useMedia } from '../lib/content.ts';

/** The portrait of the founder; until there is one, a plate with the initials. */
export function FounderPortrait(props: ImageProps) {
  const { founder } = useContent('site');
  const portrait = useMedia(founder.portrait);
  const { url = '/images/people/founder.svg', width, height } = portrait ?? {};
  return (
    <Image
      src={url}
      alt=""
      width={width ?? 800}
      height={height ?? 1000}
      loading="lazy"
      {...props}
    />
  );
}
