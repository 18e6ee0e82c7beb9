type File = { path: string; width: number };

/** The files of a picture without extension; each exists as AVIF and WebP. */
export type Raster = { files: readonly File[]; width: number; height: number };

/** Files named by their width: `/covers/net-90` with 320 is `/covers/net-90-320.avif`. */
export const sized = (path: string, widths: readonly number[], height: number): Raster => ({
  files: widths.map((width) => ({ path: `${path}-${width}`, width })),
  width: widths.at(-1) ?? 0,
  height,
});

type Props = {
  picture: Raster;
  alt: string;
  sizes: string;
  /** Loads eagerly and with high priority, for the largest picture above the fold. */
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

const srcSet = (files: readonly File[], ending: string) =>
  files.map(({ path, width }) => `${path}.${ending} ${width}w`).join(', ');
