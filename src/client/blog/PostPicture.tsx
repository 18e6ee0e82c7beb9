import { PICTURE_WIDTHS, uploadOf } from '../../shared/pictures.ts';
import { Picture, sized } from '../ui/Picture.tsx';
import classes from './PostPicture.module.css';
import { type Card, pictureOf } from './posts.ts';

type Props = {
  post: Pick<Card, 'slug' | 'imageUrl'> & { imageAlt?: string };
  sizes: string;
  isUrgent?: boolean;
};

/** The picture of a post or a default one. Decorative on a card, where the title is next to it. */
export function PostPicture({ post, sizes, isUrgent }: Props) {
  const { slug, imageUrl, imageAlt = '' } = post;
  const upload = imageUrl ? uploadOf(imageUrl) : { path: pictureOf(slug), widths: PICTURE_WIDTHS };
  if (upload)
    return (
      <Picture
        picture={sized(upload.path, upload.widths, 720)}
        alt={imageUrl ? imageAlt : ''}
        sizes={sizes}
        isUrgent={isUrgent ?? false}
        className={classes.picture}
      />
    );
  return (
    <img
      src={imageUrl ?? ''}
      alt={imageAlt}
      width={1280}
      height={720}
      loading={isUrgent ? 'eager' : 'lazy'}
      className={classes.picture}
    />
  );
}
