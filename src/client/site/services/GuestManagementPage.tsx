import { Box, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { GuestList as GuestListFields } from '../../../shared/content/services/guestManagement.ts';
import type { Stat, Step } from '../../../shared/content/shapes.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { useContent } from '../../lib/content.ts';
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

export const content = ['services/guest-management', 'services/sample-show', 'forms'] as const;

export const head = serviceHead('guest-management');

export function Page() {
  const copy = useContent('services/guest-management');
  return (
    <>
      <Hero {...copy.hero} control={<Figures items={copy.figures} />}>
        <Invitation {...copy.invitation} />
      </Hero>
      <Section {...copy.reasons} tone="shade">
        <Reasons items={copy.reasons.items} />
      </Section>
      <Section {...copy.guestList}>
        <Tiers tiers={copy.guestList.tiers} />
        <GuestList {...copy.guestList} />
        <SampleNote service="guest-management" />
      </Section>
      <ServiceForm {...copy.form} service="guest-management" tone="shade" />
      <Section {...copy.process} layout="side">
        <Steps items={copy.process.steps} layout="rows" />
      </Section>
      <Section {...copy.types} tone="shade" action={<TextLink {...copy.types.link} />}>
        <GuestTypes items={copy.types.items} />
      </Section>
    </>
  );
}

const Figures = ({ items }: { items: readonly Stat[] }) => (
  <Box mt="clamp(2rem, 4vw, 3rem)" maw="30rem">
    <Stats items={items} />
  </Box>
);

/** Explains the numbers in the email. */
function Reasons({ items }: { items: readonly Step[] }) {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 4 }}
      spacing="var(--gutter)"
      renderRoot={(list) => <ol {...list} />}
    >
      {items.map(({ title, text }, index) => (
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

function Tiers({ tiers }: Pick<GuestListFields, 'tiers'>) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="var(--gutter)" mb="clamp(2rem, 4vw, 3.5rem)">
      {tiers.map(({ title, text, points }, index) => (
        <Stack key={title} gap="0.75rem" pt="1rem" style={{ borderTop: '2px solid' }}>
          <Text size="sm" fw={600} c="var(--tone-accent)">
            {`Tier ${index + 1}`}
          </Text>
          <Title order={3}>{title}</Title>
          <Text c="dimmed">{text}</Text>
          <CheckList items={points} />
        </Stack>
      ))}
    </SimpleGrid>
  );
}

function GuestTypes({ items }: { items: readonly Step[] }) {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 3 }}
      spacing="var(--gutter)"
      verticalSpacing="1.5rem"
      renderRoot={(list) => <ul {...list} />}
    >
      {items.map(({ title, text }) => (
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
