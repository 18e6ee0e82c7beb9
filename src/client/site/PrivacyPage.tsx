import { head as privacyHead, hero, sections } from '../../shared/content/privacy.ts';
import { Hero } from '../ui/Hero.tsx';
import { Policy } from './privacy/Policy.tsx';
import { Today } from './privacy/Today.tsx';

export const head = () => privacyHead;

export function Page() {
  const { label, title, text, lastUpdated } = hero;
  const updated = (
    <p>
      {lastUpdated} <Today />
    </p>
  );
  return (
    <>
      <Hero {...{ label, title, text }} isPlain control={updated} />
      <Policy sections={sections} />
    </>
  );
}
