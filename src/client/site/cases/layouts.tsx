import { Grid, Image, Stack, Text } from '@mantine/core';
import type { Case } from '../../../shared/content/case.ts';
import type { StoryPage } from '../../../shared/content/pages/caseStudies.ts';
import type { Link, Stat } from '../../../shared/content/shapes.ts';
import { fill } from '../../../shared/fill.ts';
import { Bars } from '../../ui/Bars.tsx';
import { ClosingCta } from '../../ui/ClosingCta.tsx';
import { narrow, splitGap, wide } from '../../ui/columns.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { LongRead, LongReadPart } from '../../ui/LongRead.tsx';
import { Milestones } from '../../ui/Milestones.tsx';
import { Section } from '../../ui/Section.tsx';
import { SplitSection } from '../../ui/SplitSection.tsx';
import { Stats, StatsBand } from '../../ui/Stats.tsx';
import type { CaseStory } from './cases.ts';
import { Findings, Guests, Outcomes, Report, Timeline } from './storyParts.tsx';
import { Account, Quote } from './stories.tsx';

type Props = { story: CaseStory; copy: StoryPage; next: Link };

/** Each layout tells a story in its own order, starting with the strongest part. */
export const layouts: Record<Case['layout'], (props: Props) => React.ReactNode> = {
  chronicle: Chronicle,
  pipeline: Pipeline,
  outcomes: OutcomesFirst,
  archive: Archive,
};

const heroOf = ({ story, copy }: Props) => ({
  label: `${copy.label}: ${story.company}, ${story.industry}`,
  title: story.title,
  text: story.summary,
  ...(story.sample && { note: copy.sampleNote }),
  actions: [copy.plan, copy.all],
});

const pictureOf = ({ story }: Props) => ({ src: story.image, width: 800, height: 500 });

const closingOf = ({ copy, next }: Props) => ({
  ...copy.closing,
  actions: [copy.plan, { label: fill(copy.next, { company: next.label }), href: next.href }],
});

const AccountAndQuote = ({ story }: Pick<Props, 'story'>) => (
  <Stack gap="2rem">
    <div>
      <Account story={story} order={3} />
    </div>
    <Quote story={story} isLarge />
  </Stack>
);

/** For a label that starts its line. */
const capitalized = ({ label, value }: Stat): Stat => ({
  label: label.charAt(0).toUpperCase() + label.slice(1),
  value,
});

/** Month by month. */
function Chronicle(props: Props) {
  const { story, copy } = props;
  return (
    <>
      <Hero {...heroOf(props)} picture={pictureOf(props)} />
      <StatsBand label={copy.figuresLabel} items={story.figures} tone="ink" />
      <Section {...copy.account} layout="side">
        <AccountAndQuote story={story} />
      </Section>
      <Section {...copy.timeline} tone="shade">
        <Timeline items={story.timeline} />
      </Section>
      <Section {...copy.guests}>
        <Guests items={story.guests} />
      </Section>
      <Section {...copy.report} tone="shade" layout="side">
        <Report company={story.company} report={story.report} copy={copy.report} />
      </Section>
      <ClosingCta {...closingOf(props)} tone="paper" />
    </>
  );
}

/** The report first, from the invitations to the contracts. */
function Pipeline(props: Props) {
  const { story, copy } = props;
  const { period, figures } = story.report;
  return (
    <>
      <Hero {...heroOf(props)} picture={pictureOf(props)} isMirrored />
      <StatsBand label={copy.figuresLabel} items={story.figures} pt="0" />
      <Section {...copy.report} tone="shade">
        <Grid {...splitGap}>
          <Grid.Col span={wide}>
            <Text fw={600} mb="1rem">
              {period}
            </Text>
            <Bars items={figures} />
          </Grid.Col>
          <Grid.Col span={narrow}>
            <Findings report={story.report} copy={copy.report} />
          </Grid.Col>
        </Grid>
      </Section>
      <Section {...copy.account} tone="ink" layout="side">
        <AccountAndQuote story={story} />
      </Section>
      <Section {...copy.timeline}>
        <Milestones items={story.timeline} />
      </Section>
      <Section {...copy.guests} tone="shade" layout="side">
        <Guests items={story.guests} isNarrow />
      </Section>
      <ClosingCta {...closingOf(props)} tone="paper" layout="stack" />
    </>
  );
}

/** Starts with the results of the conversations. */
function OutcomesFirst(props: Props) {
  const { story, copy } = props;
  return (
    <>
      <Hero {...heroOf(props)}>
        <Stack gap="2rem">
          <Image {...pictureOf(props)} alt="" fetchPriority="high" />
          <div role="group" aria-label={copy.figuresLabel}>
            <Facts items={story.figures.map(capitalized)} size="large" />
          </div>
        </Stack>
      </Hero>
      <Section {...copy.guests} tone="ink">
        <Outcomes items={story.guests} />
      </Section>
      <SplitSection {...copy.account} main={<Quote story={story} isLarge />}>
        <Account story={story} order={3} />
      </SplitSection>
      <Section {...copy.timeline} tone="shade" layout="side">
        <Timeline items={story.timeline} isNarrow />
      </Section>
      <Section {...copy.report}>
        <Report company={story.company} report={story.report} copy={copy.report} isWide />
      </Section>
      <ClosingCta {...closingOf(props)} />
    </>
  );
}

/** A long read with a table of contents. */
function Archive(props: Props) {
  const { story, copy } = props;
  const ids = ['account', 'timeline', 'guests', 'report'] as const;
  return (
    <>
      <Hero {...heroOf(props)}>
        <Stack gap="1.5rem">
          <Image {...pictureOf(props)} alt="" fetchPriority="high" />
          <Quote story={story} />
        </Stack>
      </Hero>
      <LongRead
        contentsLabel={copy.contents}
        parts={ids.map((id) => ({ id, title: copy[id].title }))}
      >
        <LongReadPart id="account" title={copy.account.title}>
          <Account story={story} order={3} />
          <div role="group" aria-label={copy.figuresLabel} style={{ marginTop: '2.5rem' }}>
            <Stats items={story.figures} />
          </div>
        </LongReadPart>
        <LongReadPart id="timeline" title={copy.timeline.title}>
          <Timeline items={story.timeline} isNarrow />
        </LongReadPart>
        <LongReadPart id="guests" title={copy.guests.title}>
          <Guests items={story.guests} isNarrow />
        </LongReadPart>
        <LongReadPart id="report" title={copy.report.title}>
          <Report company={story.company} report={story.report} copy={copy.report} />
        </LongReadPart>
      </LongRead>
      <ClosingCta {...closingOf(props)} layout="stack" />
    </>
  );
}
