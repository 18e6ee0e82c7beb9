import { Box, Container, SimpleGrid, Text, Title } from '@mantine/core';
import { booking } from '../../shared/content/booking.ts';
import * as copy from '../../shared/content/contact.ts';
import { anchors } from '../../shared/content/links.ts';
import type { Link } from '../../shared/content/shapes.ts';
import { Booking, HubspotForm } from '../leads/lazyForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Faq } from '../ui/Faq.tsx';
import { Hero } from '../ui/Hero.tsx';
import { IconClock } from '../ui/icons/IconClock.ts';
import { IconMail } from '../ui/icons/IconMail.ts';
import { IconPhone } from '../ui/icons/IconPhone.ts';
import { IconUsers } from '../ui/icons/IconUsers.ts';
import { FormSection, Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { WaveCard } from '../ui/Wave.tsx';

export const head = () => copy.head;

export function Page() {
  const action = <CheckList items={booking.points} />;
  return (
    <>
      <Hero {...copy.hero} isPlain />
      <InfoCards />
      <FormSection {...booking} id={anchors.schedule} tone="ink" action={action}>
        <Booking />
      </FormSection>
      <FormSection {...copy.proposal}>
        <HubspotForm leadType="proposal" offerType="general" />
      </FormSection>
      <Section {...copy.faqs} tone="white" layout="side">
        <Faq items={copy.faqs.items} />
      </Section>
    </>
  );
}

const icons = { mail: IconMail, phone: IconPhone, clock: IconClock, users: IconUsers };

function InfoCards() {
  return (
    <section aria-label={copy.infoLabel}>
      <Container pt="clamp(3.5rem, 6vw, 5.5rem)" pb="var(--section-space)">
        <SimpleGrid
          minColWidth="min(100%, 16rem)"
          autoFlow="auto-fit"
          spacing="var(--gutter)"
          verticalSpacing="calc(var(--gutter) + 1rem)"
        >
          {copy.infoCards.map(({ icon, title, text, link }) => {
            const Icon = icons[icon];
            return (
              <WaveCard key={title} padding="1.5rem">
                <Box c="var(--tone-accent)" lh={0}>
                  <Icon size={28} stroke={1.75} aria-hidden />
                </Box>
                <Title order={2} size="h3">
                  {title}
                </Title>
                <Text c="dimmed">{text}</Text>
                {link && <Reach {...link} />}
              </WaveCard>
            );
          })}
        </SimpleGrid>
      </Container>
    </section>
  );
}

/** Allows a line break in an email address only after the @. */
function Reach({ label, href }: Link) {
  const [name, host] = label.split('@');
  return (
    <TextLink variant="reach" mt="auto" py="0.5rem" fz="sm" href={href}>
      {name}
      {host && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </TextLink>
  );
}
