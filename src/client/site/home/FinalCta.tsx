import { finalCta } from '../../../shared/content/home.ts';
import { LeadForm } from '../../leads/nearForms.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Section } from '../../ui/Section.tsx';

const { points, ...opener } = finalCta;

export function FinalCta() {
  return (
    <Section {...opener} layout="side" action={<CheckList items={points} />}>
      <Panel>
        <LeadForm leadType="proposal" offerType="general" />
      </Panel>
    </Section>
  );
}
