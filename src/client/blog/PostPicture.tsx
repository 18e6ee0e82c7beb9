import { Picture, sized } from '../ui/Picture.tsx';
import { type Card, pictureOf } from './posts.ts';

type Props = {
  post: Pick<Card, 'slug' | 'imageUrl'>;
  sizes: string;
  isUrgent?: boolean;
  className?: string | undefined;
};

/** The picture of a post, or one of ours. It repeats what the title says, so it has no text. */
export function PostPicture({ post: { slug, imageUrl }, sizes, isUrgent, className = '' }: Props) {
  if (!imageUrl)
    return (
      <Picture
        picture={sized(pictureOf(slug), [640, 1280], 720)}
        alt=""
        sizes={sizes}
        isUrgent={isUrgent ?? false}
        className={className}
      />
    );
  return (
    <img
      src={imageUrl}
      alt=""
      width={1280}
      height={720}
      loading={isUrgent ? 'eager' : 'lazy'}
      className={className}
    />
  );
}
