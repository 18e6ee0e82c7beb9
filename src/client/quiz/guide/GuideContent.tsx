import { Container, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { longDate } from '../../../shared/dates.ts';
import { fill } from '../../../shared/fill.ts';
import type { SectionKey } from '../../../shared/quiz/guide.ts';
import { calendarFilePath } from '../../../shared/quiz/guideFiles.ts';
import type { GuideSection, GuideView } from '../../../shared/quiz/guideText.ts';
import { useContent } from '../../lib/content.ts';
import { CallLink } from '../CallLink.tsx';
import { CalendarForm } from './CalendarForm.tsx';
import { Contents } from './Contents.tsx';
import classes from './GuideContent.module.css';
import { GuidePart } from './GuidePart.tsx';
import { SectionFeedback } from './SectionFeedback.tsx';
import { SummarySheet } from './SummarySheet.tsx';

type Props = GuideView & { token: string };

/** The summary on a sheet, and the sections with their contents. */
export function GuideContent({ token, summary, sections, startsOn, writtenOn, marks }: Props) {
  const { writtenBy, headings } = useContent('pages/guide');
  // Sections of former guides have other ids.
  const isSectionKey = (id: string): id is SectionKey => id in headings;
  const [start, setStart] = useState(startsOn);
  const sheet = sections.find(({ id }) => id === 'summary');
  const feedbackFor = ({ id, title }: GuideSection) =>
    marks &&
    isSectionKey(id) && (
      <SectionFeedback token={token} section={id} title={title} mark={marks[id]} />
    );
  return (
    <>
      <Container className={classes.sheet}>
        {sheet && (
          <>
            <SummarySheet section={sheet} summary={summary} sections={sections} start={start} />
            {feedbackFor(sheet)}
          </>
        )}
        <p className={classes.colophon}>{fill(writtenBy, { day: longDate(writtenOn) })}</p>
      </Container>
      <Container className={classes.body}>
        <Contents sections={sections} />
        <div>
          {sections.map(
            (section, index) =>
              section !== sheet && (
                <GuidePart
                  key={section.id}
                  {...section}
                  number={index + 1}
                  start={start}
                  calendarForm={
                    startsOn &&
                    start && (
                      <CalendarForm
                        action={calendarFilePath(token)}
                        first={startsOn}
                        start={start}
                        onStart={setStart}
                      />
                    )
                  }
                  footer={feedbackFor(section)}
                />
              ),
          )}
          <Closing />
        </div>
      </Container>
    </>
  );
}

function Closing() {
  const { closing, call } = useContent('pages/guide');
  const { title, text } = closing;
  return (
    <Paper
      component="aside"
      p="clamp(1.5rem, 3vw, 2.5rem)"
      data-tone="white"
      data-screen-only
      aria-label={title}
    >
      <Title order={2} size="clamp(1.5rem, 1.3rem + 0.8vw, 2rem)" lh={1.12}>
        {title}
      </Title>
      <Text maw="var(--measure)" mt="1.25rem" mb="1.5rem">
        {text}
      </Text>
      <CallLink label={call} />
    </Paper>
  );
}
