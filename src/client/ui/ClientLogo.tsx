import { Image } from '@mantine/core';
import { useMedia } from '../lib/content.ts';

type Props = { logo: string | undefined };

/** The logo of a client beside their quote; nothing without one. */
export function ClientLogo({ logo }: Props) {
  const media = useMedia(logo);
  if (!media) return null;
  const { url, alternativeText, width, height } = media;
  return (
    <Image
      src={url}
      alt={alternativeText}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      h="2.5rem"
      w="auto"
      maw="10rem"
      fit="contain"
      ml="auto"
    />
  );
}
