type ImageFile = { path: string; width: number };

/** The files of an image; `path` lacks the extension, because each exists as AVIF and WebP. */
export type ImageSource = { files: readonly ImageFile[]; width: number; height: number };

/** Files named by their width: `/covers/net-90` with 320 is `/covers/net-90-320.avif`. */
export const sizedImage = (
  path: string,
  widths: readonly number[],
  height: number,
): ImageSource => ({
  files: widths.map((width) => ({ path: `${path}-${width}`, width })),
  width: widths.at(-1) ?? 0,
  height,
});

type Props = {
  picture: ImageSource;
  alt: string;
  sizes: string;
  /** Loads eagerly and with high priority, for the largest image above the fold. */
  isUrgent?: boolean;
  className?: string;
};

export function Picture({ picture, alt, sizes, isUrgent = false, className }: Props) {
  const { files, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(files, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={`${files.at(-1)?.path}.webp`}
        srcSet={srcSet(files, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

const srcSet = (files: readonly ImageFile[], extension: string) =>
  files.map(({ path, width }) => `${path}.${extension} ${width}w`).join(', ');
