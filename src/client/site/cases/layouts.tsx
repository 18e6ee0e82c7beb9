import { Grid, Image, Stack, Text } from '@mantine/core';
import {
  type FoundStory,
  caseStoryPage as copy,
} from '../../../shared/content/caseStories/caseStories.ts';
import type { StoryLayout } from '../../../shared/content/caseStories/caseStory.ts';
import type { Stat } from '../../../shared/content/shapes.ts';
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
import { Findings, Guests, Outcomes, Report, Timeline } from './storyParts.tsx';
import { Account, Quote } from './stories.tsx';

/** Each layout tells a story in its own order, starting with the strongest part. */
export const layouts: Record<StoryLayout, (found: FoundStory) => React.ReactNode> = {
  chronicle: Chronicle,
  pipeline: Pipeline,
  outcomes: OutcomesFirst,
  archive: Archive,
};

const heroOf = ({ story, study }: FoundStory) => ({
  label: `${copy.label}: ${study.company}, ${study.industry}`,
  title: story.title,
  text: story.summary,
  note: copy.sampleNote,
  actions: [copy.plan, copy.all],
});

const pictureOf = ({ study }: FoundStory) => ({ src: study.image, width: 800, height: 500 });

const closingOf = ({ next }: FoundStory) => ({
  ...copy.closing,
  actions: [copy.plan, { label: copy.next(next.label), href: next.href }],
});

const AccountAndQuote = ({ study }: Pick<FoundStory, 'study'>) => (
  <Stack gap="2rem">
    <div>
      <Account story={study} order={3} />
    </div>
    <Quote story={study} isLarge />
  </Stack>
);

/** For a label that starts its line. */
const capitalized = ({ label, value }: Stat): Stat => ({
  label: label.charAt(0).toUpperCase() + label.slice(1),
  value,
});

/** Month by month. */
function Chronicle(found: FoundStory) {
  const { story, study } = found;
  return (
    <>
      <Hero {...heroOf(found)} picture={pictureOf(found)} />
      <StatsBand label={copy.figuresLabel} items={study.figures} tone="ink" />
      <Section {...copy.account} layout="side">
        <AccountAndQuote study={study} />
      </Section>
      <Section {...copy.timeline} tone="shade">
        <Timeline items={story.timeline} />
      </Section>
      <Section {...copy.guests}>
        <Guests items={story.guests} />
      </Section>
      <Section {...copy.report} tone="shade" layout="side">
        <Report company={study.company} report={story.report} />
      </Section>
      <ClosingCta {...closingOf(found)} tone="paper" />
    </>
  );
}

/** The report first, from the invitations to the contracts. */
function Pipeline(found: FoundStory) {
  const { story, study } = found;
  const { period, figures } = story.report;
  return (
    <>
      <Hero {...heroOf(found)} picture={pictureOf(found)} isMirrored />
      <StatsBand label={copy.figuresLabel} items={study.figures} pt="0" />
      <Section {...copy.report} tone="shade">
        <Grid {...splitGap}>
          <Grid.Col span={wide}>
            <Text fw={600} mb="1rem">
              {period}
            </Text>
            <Bars items={figures.map(({ label, value }) => ({ label, value: Number(value) }))} />
          </Grid.Col>
          <Grid.Col span={narrow}>
            <Findings report={story.report} />
          </Grid.Col>
        </Grid>
      </Section>
      <Section {...copy.account} tone="ink" layout="side">
        <AccountAndQuote study={study} />
      </Section>
      <Section {...copy.timeline}>
        <Milestones items={story.timeline} />
      </Section>
      <Section {...copy.guests} tone="shade" layout="side">
        <Guests items={story.guests} isNarrow />
      </Section>
      <ClosingCta {...closingOf(found)} tone="paper" layout="stack" />
    </>
  );
}

/** Starts with the results of the conversations. */
function OutcomesFirst(found: FoundStory) {
  const { story, study } = found;
  return (
    <>
      <Hero {...heroOf(found)}>
        <Stack gap="2rem">
          <Image {...pictureOf(found)} alt="" fetchPriority="high" />
          <div role="group" aria-label={copy.figuresLabel}>
            <Facts items={study.figures.map(capitalized)} size="large" />
          </div>
        </Stack>
      </Hero>
      <Section {...copy.guests} tone="ink">
        <Outcomes items={story.guests} />
      </Section>
      <SplitSection {...copy.account} main={<Quote story={study} isLarge />}>
        <Account story={study} order={3} />
      </SplitSection>
      <Section {...copy.timeline} tone="shade" layout="side">
        <Timeline items={story.timeline} isNarrow />
      </Section>
      <Section {...copy.report}>
        <Report company={study.company} report={story.report} isWide />
      </Section>
      <ClosingCta {...closingOf(found)} />
    </>
  );
}

const parts = (['account', 'timeline', 'guests', 'report'] as const).map((id) => ({
  id,
  title: copy[id].title,
}));

/** A long read with a table of contents. */
function Archive(found: FoundStory) {
  const { story, study } = found;
  return (
    <>
      <Hero {...heroOf(found)}>
        <Stack gap="1.5rem">
          <Image {...pictureOf(found)} alt="" fetchPriority="high" />
          <Quote story={study} />
        </Stack>
      </Hero>
      <LongRead contentsLabel={copy.contents} parts={parts}>
        <LongReadPart id="account" title={copy.account.title}>
          <Account story={study} order={3} />
          <div role="group" aria-label={copy.figuresLabel} style={{ marginTop: '2.5rem' }}>
            <Stats items={study.figures} />
          </div>
        </LongReadPart>
        <LongReadPart id="timeline" title={copy.timeline.title}>
          <Timeline items={story.timeline} isNarrow />
        </LongReadPart>
        <LongReadPart id="guests" title={copy.guests.title}>
          <Guests items={story.guests} isNarrow />
        </LongReadPart>
        <LongReadPart id="report" title={copy.report.title}>
          <Report company={study.company} report={story.report} />
        </LongReadPart>
      </LongRead>
      <ClosingCta {...closingOf(found)} layout="stack" />
    </>
  );
}
