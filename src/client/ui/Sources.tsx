import type { MediaSource } from '../../shared/content/shapes.ts';

type Props = {
  sources: readonly MediaSource[];
  /** Called when the browser can play none of them; the play promise would stay pending. */
  onFail?: () => void;
};

/** The files of an `<audio>` or `<video>`. */
export const Sources = ({ sources, onFail }: Props) =>
  sources.map(({ src, type }, index) => (
    <source
      key={src}
      src={src}
      type={type}
      onError={index === sources.length - 1 ? onFail : undefined}
    />
  ));
