import { Grid, Stack, Tabs, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  branches,
  followUp,
  type Message,
  stages,
  type StepName,
} from '../../../../shared/content/servicePages/followUp.ts';
import { leadGeneration } from '../../../../shared/content/servicePages/leadGeneration.ts';
import pill from '../../../ui/Pill.module.css';
import classes from './FollowUp.module.css';

/** The messages to one guest in five steps. One of the three endings is open at a time. */
export function FollowUp() {
  return (
    <ol className={classes.steps}>
      {stages.map(({ step, messages }) => (
        <Step key={step} name={step}>
          <Messages items={messages} />
        </Step>
      ))}
      <Step name={followUp.branchStep}>
        <Tabs
          defaultValue="0"
          keepMountedMode="display-none"
          classNames={{ tab: pill.pill, panel: classes.panel }}
        >
          <Text fw={600} mb="0.75rem">
            {followUp.branchTitle}
          </Text>
          <Tabs.List
            aria-label={followUp.branchTitle}
            display="flex"
            mb="1.5rem"
            style={{ flexWrap: 'wrap', gap: '0.5rem' }}
            data-needs-script
          >
            {branches.map(({ name }, index) => (
              <Tabs.Tab key={name} value={`${index}`} px="1rem">
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {branches.map(({ name, messages }, index) => (
            <Tabs.Panel key={name} value={`${index}`} tabIndex={0}>
              <Title order={4} className={classes.branch}>
                {name}
              </Title>
              <Messages items={messages} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Step>
    </ol>
  );
}

function Step({ name, children }: { name: StepName; children: ReactNode }) {
  return (
    <li className={classes.step}>
      <Grid columnGap="clamp(2rem, 5vw, 5rem)" rowGap="1.5rem">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <div className={classes.opener}>
            <Title order={3}>{name}</Title>
            <Text c="dimmed" maw="40ch" mt="0.375rem">
              {leadGeneration.steps[name]}
            </Text>
          </div>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>{children}</Grid.Col>
      </Grid>
    </li>
  );
}

function Messages({ items }: { items: readonly Message[] }) {
  return (
    <Stack gap="1.25rem" renderRoot={(list) => <ul {...list} />}>
      {items.map(({ day, from, title, text, next }) => (
        <li key={`${day}${title}`} className={classes.message} data-from={from}>
          <Text size="sm" c="dimmed">
            <Text span fw={600} c="var(--tone-text)" mr="0.375rem">
              {followUp.dayOf(day)}
            </Text>{' '}
            {followUp.senders[from]}: {title}
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
