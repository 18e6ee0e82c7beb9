import type { story } from '../../../shared/content/about.ts';
import { SplitSection } from '../../ui/SplitSection.tsx';
import classes from './Story.module.css';

/** The founder's own words beside the portrait. */
export function Story({ paragraphs, signature, ...opener }: typeof story) {
  const words = (
    <div className={classes.words}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={classes.signature}>{signature}</p>
    </div>
  );
  return (
    <SplitSection {...opener} wide={words}>
      <img
        src="/images/people/founder.svg"
        alt=""
        width={800}
        height={1000}
        loading="lazy"
        className={classes.portrait}
      />
    </SplitSection>
  );
}
