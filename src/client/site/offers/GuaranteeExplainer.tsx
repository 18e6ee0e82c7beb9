import type { GuaranteeExplainer as GuaranteeText } from '../../../shared/content/offerPages/packagePage.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import classes from './GuaranteeExplainer.module.css';

/** How the guarantee works, what counts toward it and what it takes. */
export function GuaranteeExplainer({ steps, counts, yourPart, ...opener }: GuaranteeText) {
  return (
    <Section {...opener} tone="ink">
      <Steps items={steps} />
      <div className={classes.lists}>
        {[counts, yourPart].map(({ title, points }) => (
          <div key={title} className={classes.list}>
            <h3>{title}</h3>
            <CheckList items={points} />
          </div>
        ))}
      </div>
    </Section>
  );
}
