import { Grid, Stack, Tabs, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type {
  FollowUp as FollowUpFields,
  Message,
} from '../../../../shared/content/services/leadGeneration.ts';
import type { Step as StepFields } from '../../../../shared/content/shapes.ts';
import pill from '../../../ui/Pill.module.css';
import classes from './FollowUp.module.css';

/** The messages to one guest in five steps. One of the three endings is open at a time. */
export function FollowUp({ senders, steps, lastStep }: FollowUpFields) {
  const { question, answers } = lastStep;
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <Step key={step.title} {...step}>
          <Messages items={step.messages} senders={senders} />
        </Step>
      ))}
      <Step {...lastStep}>
        <Tabs
          defaultValue="0"
          keepMountedMode="display-none"
          classNames={{ tab: pill.pill, panel: classes.panel }}
        >
          <Text fw={600} mb="0.75rem">
            {question}
          </Text>
          <Tabs.List
            aria-label={question}
            display="flex"
            mb="1.5rem"
            style={{ flexWrap: 'wrap', gap: '0.5rem' }}
            data-needs-script
          >
            {answers.map(({ name }, index) => (
              <Tabs.Tab key={name} value={`${index}`} px="1rem">
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {answers.map(({ name, messages }, index) => (
            <Tabs.Panel key={name} value={`${index}`} tabIndex={0}>
              <Title order={4} className={classes.branch}>
                {name}
              </Title>
              <Messages items={messages} senders={senders} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Step>
    </ol>
  );
}

function Step({ title, text, children }: StepFields & { children: ReactNode }) {
  return (
    <li className={classes.step}>
      <Grid columnGap="clamp(2rem, 5vw, 5rem)" rowGap="1.5rem">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <div className={classes.opener}>
            <Title order={3}>{title}</Title>
            <Text c="dimmed" maw="40ch" mt="0.375rem">
              {text}
            </Text>
          </div>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>{children}</Grid.Col>
      </Grid>
    </li>
  );
}

type MessagesProps = { items: readonly Message[]; senders: FollowUpFields['senders'] };

function Messages({ items, senders }: MessagesProps) {
  return (
    <Stack gap="1.25rem" renderRoot={(list) => <ul {...list} />}>
      {items.map(({ day, from, title, text, next }) => (
        <li key={`${day}${title}`} className={classes.message} data-from={from}>
          <Text size="sm" c="dimmed">
            <Text span fw={600} c="var(--tone-text)" mr="0.375rem">
              {day < 0 ? `Day −${-day}` : `Day ${day}`}
            </Text>{' '}
            {senders[from]}: {title}
          </Text>
          <Text className={classes.text}>{text}</Text>
          {next && (
            <Text size="sm" c="var(--tone-accent)" mt="0.375rem">
              → {next}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
