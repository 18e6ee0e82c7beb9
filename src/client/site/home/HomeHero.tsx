import { useState } from 'react';
import { hero } from '../../../shared/content/home.ts';
import { links } from '../../../shared/content/links.ts';
import { quizPromo } from '../../../shared/content/quizTeaser.ts';
import { Actions } from '../../ui/Actions.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Picture, type Raster } from '../../ui/Picture.tsx';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import classes from './HomeHero.module.css';
import { RotatingPhrases } from './RotatingPhrases.tsx';

const poster: Raster = {
  files: [
    { path: '/media/hero-poster-640', width: 640 },
    { path: '/media/hero-poster', width: 1280 },
  ],
  width: 1280,
  height: 720,
};

export function HomeHero() {
  const [isPaused, setPaused] = useState(false);
  return (
    <section className={classes.hero} data-tone="ink">
      <div className={classes.backdrop}>
        <Picture picture={poster} alt="" sizes="100vw" isUrgent className={classes.poster} />
        <BackgroundVideo className={classes.video} isPaused={isPaused} />
      </div>
      <div className={classes.inner}>
        <h1 className={classes.headline}>
          {hero.headline} <RotatingPhrases phrases={hero.phrases} isPaused={isPaused} />
        </h1>
        <div className={classes.words}>
          <p className={classes.text}>{hero.text}</p>
          <Actions links={hero.actions} />
          <p className={classes.guarantee}>{hero.guarantee}</p>
        </div>
      </div>
      <MotionButton isPaused={isPaused} onClick={() => setPaused(!isPaused)} />
      <QuizPromo />
    </section>
  );
}

function MotionButton({ isPaused, onClick }: { isPaused: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.motion}
      aria-label={isPaused ? hero.motion.play : hero.motion.pause}
      data-paused={isPaused}
      onClick={onClick}
    />
  );
}

function QuizPromo() {
  return (
    <aside className={classes.promo} aria-label={links.quiz.label}>
      <p className={classes.question}>{quizPromo.title}</p>
      <p className={classes.about}>{quizPromo.text}</p>
      <ButtonLink variant="arrow" {...quizPromo.action} />
    </aside>
  );
}
