import type { ServiceKey } from '../../../shared/content/links.ts';
import type { ServiceSection as SectionText } from '../../../shared/content/servicePages/servicePage.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { Card, Cards } from '../../ui/Card.tsx';
import { ClosingCta } from '../../ui/ClosingCta.tsx';
import { FormSection, Section, type Tone } from '../../ui/Section.tsx';
import { Stats } from '../../ui/Stats.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

type Props = { section: SectionText; service: ServiceKey; tone: Tone };

export function ServiceSection({ section, service, tone }: Props) {
  switch (section.kind) {
    case 'stats':
      return (
        <Section {...section} tone={tone}>
          <Stats items={section.stats} />
        </Section>
      );
    case 'steps':
      return (
        <Section {...section} tone={tone}>
          {/* Five columns are too narrow to read. */}
          <Steps items={section.steps} layout={section.steps.length > 4 ? 'rows' : 'columns'} />
        </Section>
      );
    case 'cards': {
      const [only, another] = section.cards;
      return (
        <Section {...section} tone={tone} layout={another ? 'stack' : 'side'}>
          {only && !another && <Card {...only} />}
          {another && <Cards items={section.cards} columns={section.cards.length === 4 ? 4 : 3} />}
        </Section>
      );
    }
    case 'beforeAfter':
      return (
        <Section {...section} tone={tone}>
          <BeforeAfter before={section.before} after={section.after} />
        </Section>
      );
    case 'marketingForm':
      return (
        <FormSection {...section} tone={tone}>
          <HubspotForm leadType="service-inquiry" offerType={service} />
        </FormSection>
      );
    case 'closing':
      return <ClosingCta {...section} tone="ink" />;
  }
}
