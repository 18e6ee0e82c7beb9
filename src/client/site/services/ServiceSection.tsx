import type { ServiceKey } from '../../../shared/content/links.ts';
import type { ServiceSection as SectionText } from '../../../shared/content/servicePages/servicePage.ts';
import type { Card as CardText, Opener, Step } from '../../../shared/content/shapes.ts';
import { HubspotForm } from '../../leads/nearForms.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import { Closing } from '../../ui/Closing.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Section, type Tone } from '../../ui/Section.tsx';
import { Stats } from '../../ui/Stats.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

type Props = { section: SectionText; service: ServiceKey; tone: Tone };

/** One part of a service page, by its kind. */
export function ServiceSection({ section, service, tone }: Props) {
  switch (section.kind) {
    case 'stats':
      return (
        <Section {...opener(section)} tone={tone}>
          <Stats items={section.stats} />
        </Section>
      );
    case 'steps':
      return (
        <Section {...opener(section)} tone={tone}>
          <Steps items={section.steps} layout={stepLayout(section.steps)} />
        </Section>
      );
    case 'cards':
      return <Cards {...section} tone={tone} />;
    case 'beforeAfter':
      return (
        <Section {...opener(section)} tone={tone}>
          <BeforeAfter before={section.before} after={section.after} />
        </Section>
      );
    case 'marketingForm':
      return (
        <Section {...opener(section)} tone={tone} layout="side">
          <Panel>
            <HubspotForm leadType="service-inquiry" offerType={service} />
          </Panel>
        </Section>
      );
    case 'closing':
      return <Closing {...section} tone="ink" />;
  }
}

const opener = ({ label, title, text }: Opener): Opener => ({
  label,
  title,
  ...(text && { text }),
});

/** Columns get too narrow to read from the fifth on. */
const stepLayout = (steps: readonly Step[]) => (steps.length > 4 ? 'rows' : 'columns');

function Cards({ cards, tone, ...texts }: Opener & { cards: readonly CardText[]; tone: Tone }) {
  const list = cards.map((card) => <Card key={card.title} {...card} />);
  const isAlone = cards.length === 1;
  return (
    <Section {...opener(texts)} tone={tone} layout={isAlone ? 'side' : 'stack'}>
      {isAlone ? list : <CardGrid columns={cards.length === 4 ? 4 : 3}>{list}</CardGrid>}
    </Section>
  );
}
