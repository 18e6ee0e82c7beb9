import { Box, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { guestList, tiers } from '../../../shared/content/servicePages/guestList.ts';
import { guestManagement as copy } from '../../../shared/content/servicePages/guestManagement.ts';
import { invitationNotes } from '../../../shared/content/servicePages/invitation.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stats } from '../../ui/Stats.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { GuestList } from './guests/GuestList.tsx';
import { Invitation } from './guests/Invitation.tsx';
import { Marker } from './Marker.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

export const head = serviceHead(copy);

export function Page() {
  return (
    <>
      <Hero {...copy.hero} control={<Figures />}>
        <Invitation />
      </Hero>
      <Section {...invitationNotes} tone="shade">
        <Notes />
      </Section>
      <Section {...guestList}>
        <Tiers />
        <GuestList />
        <SampleNote service={copy.key} />
      </Section>
      <ServiceForm page={copy} tone="shade" />
      <Section {...copy.process} layout="side">
        <Steps items={copy.process.steps} layout="rows" />
      </Section>
      <Section {...copy.types} tone="shade" action={<TextLink {...copy.types.link} />}>
        <GuestTypes />
      </Section>
    </>
  );
}

const Figures = () => (
  <Box mt="clamp(2rem, 4vw, 3rem)" maw="30rem">
    <Stats items={copy.figures} />
  </Box>
);

/** Explains the numbers in the email. */
function Notes() {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 4 }}
      spacing="var(--gutter)"
      renderRoot={(list) => <ol {...list} />}
    >
      {invitationNotes.notes.map(({ title, text }, index) => (
        <li key={title}>
          <Group gap="0.625rem" mb="0.375rem" wrap="nowrap">
            <Marker>{index + 1}</Marker>
            <Title order={3} size="h4">
              {title}
            </Title>
          </Group>
          <Text c="dimmed">{text}</Text>
        </li>
      ))}
    </SimpleGrid>
  );
}

function Tiers() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="var(--gutter)" mb="clamp(2rem, 4vw, 3.5rem)">
      {tiers.map((tier) => {
        const { title, text, points } = guestList.tiers[tier];
        return (
          <Stack key={tier} gap="0.75rem" pt="1rem" style={{ borderTop: '2px solid' }}>
            <Text size="sm" fw={600} c="var(--tone-accent)">
              {guestList.tierOf(tier)}
            </Text>
            <Title order={3}>{title}</Title>
            <Text c="dimmed">{text}</Text>
            <CheckList items={points} />
          </Stack>
        );
      })}
    </SimpleGrid>
  );
}

function GuestTypes() {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 3 }}
      spacing="var(--gutter)"
      verticalSpacing="1.5rem"
      renderRoot={(list) => <ul {...list} />}
    >
      {copy.types.items.map(({ title, text }) => (
        <Box
          component="li"
          key={title}
          pt="1rem"
          style={{ borderTop: '1px solid var(--tone-edge)' }}
        >
          <Title order={3} size="h4" mb="0.25rem">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
