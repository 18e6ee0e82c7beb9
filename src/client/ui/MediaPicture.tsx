import { parseImageUrl } from '../../shared/images.ts';
import type { Media } from '../../shared/media.ts';
import { Picture } from './Picture.tsx';

type Props = {
  media: Pick<Media, 'url' | 'width' | 'height' | 'alternativeText'>;
  /** Replaces the alternative text of the library. */
  alt?: string;
  sizes: string;
  className?: string;
};

/** A picture of the media library. */
export function MediaPicture({ media, alt = media.alternativeText, sizes, className = '' }: Props) {
  const { path, widths } = parseImageUrl(media.url) ?? { path: '', widths: [] };
  return (
    <Picture
      picture={{
        files: widths.map((width) => ({ path: `${path}-${width}`, width })),
        width: media.width ?? 0,
        height: media.height ?? 0,
      }}
      alt={alt}
      sizes={sizes}
      className={className}
    />
  );
}
