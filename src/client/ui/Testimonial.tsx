import { useState } from 'react';
import type { Testimonial as TestimonialText } from '../../shared/content/shapes.ts';
import { Picture } from './Picture.tsx';
import classes from './Testimonial.module.css';

/** What a client said, with the video of it. */
export function Testimonial({ quote, name, title, video }: TestimonialText) {
  return (
    <figure className={classes.testimonial}>
      <div className={classes.screen}>
        <Video {...video} />
      </div>
      <div className={classes.words}>
        <blockquote className={classes.quote}>
          <p>{quote}</p>
        </blockquote>
        <figcaption className={classes.person}>
          <strong>{name}</strong>
          <span className={classes.title}>{title}</span>
        </figcaption>
      </div>
    </figure>
  );
}

/** What takes the button's place takes its focus too. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Nothing of the video is fetched before it is asked for. */
function Video({ src, poster, playLabel, fallback }: TestimonialText['video']) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  if (state === 'failed')
    return (
      <p ref={focus} tabIndex={-1} className={classes.fallback} role="status">
        {fallback}
      </p>
    );
  if (state === 'playing')
    return (
      <video
        ref={focus}
        className={classes.video}
        src={src}
        controls
        autoPlay
        playsInline
        onError={() => setState('failed')}
      >
        {fallback}
      </video>
    );
  return (
    <button
      type="button"
      className={classes.play}
      aria-label={playLabel}
      onClick={() => setState(src ? 'playing' : 'failed')}
    >
      <Picture
        picture={{ files: [{ path: poster, width: 1280 }], width: 1280, height: 720 }}
        alt=""
        sizes="(min-width: 62em) 58vw, 100vw"
      />
      <span className={classes.sign} />
    </button>
  );
}
