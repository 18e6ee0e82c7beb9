import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { Content } from '../../shared/content/documents.ts';
import { anchors } from '../../shared/paths.ts';
import type { Link } from '../../shared/content/shapes.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { Booking, HubspotForm } from '../leads/lazyForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Faq } from '../ui/Faq.tsx';
import { Hero } from '../ui/Hero.tsx';
import { IconClock } from '../ui/icons/IconClock.ts';
import { IconMail } from '../ui/icons/IconMail.ts';
import { IconPhone } from '../ui/icons/IconPhone.ts';
import { IconUsers } from '../ui/icons/IconUsers.ts';
import { noBreak } from '../ui/noBreak.tsx';
import { FormSection, Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';

export const content = ['pages/contact', 'booking', 'forms'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/contact').head;

export function Page() {
  const copy = useContent('pages/contact');
  const { section } = useContent('booking');
  const action = <CheckList items={section.points} />;
  return (
    <>
      <Hero {...copy.hero}>
        <InfoCards label={copy.infoLabel} cards={copy.infoCards} />
      </Hero>
      <FormSection {...section} id={anchors.schedule} tone="ink" action={action}>
        <Booking />
      </FormSection>
      <FormSection {...copy.proposal}>
        <HubspotForm leadType="proposal" offerType="general" />
      </FormSection>
      <Section {...copy.faqs} tone="shade" layout="side">
        <Faq items={copy.faqs.items} />
      </Section>
    </>
  );
}

const icons = { mail: IconMail, phone: IconPhone, clock: IconClock, users: IconUsers };

type InfoCardsProps = { label: string; cards: Content['pages/contact']['infoCards'] };

function InfoCards({ label, cards }: InfoCardsProps) {
  const infoList = (list: object) => <div role="group" aria-label={label} {...list} />;
  return (
    <Stack gap={0} variant="ruled" renderRoot={infoList}>
      {cards.map(({ icon, title, text, link }) => {
        const Icon = icons[icon];
        return (
          <Group
            key={title}
            component="article"
            gap="1rem"
            align="start"
            wrap="nowrap"
            py="1.125rem"
          >
            <Box c="var(--tone-accent)" lh={0} pt="0.125rem">
              <Icon size={24} stroke={1.75} aria-hidden />
            </Box>
            <div>
              <Title order={2} size="h4">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
              {link && <ContactLink {...link} />}
            </div>
          </Group>
        );
      })}
    </Stack>
  );
}

/** Allows a line break in an email address only after the @, where the line has room for its parts. */
function ContactLink({ label, href }: Link) {
  const [name, host] = label.split('@');
  return (
    <TextLink
      variant="emphasis"
      display="inline-block"
      py="0.375rem"
      href={href}
      style={{ overflowWrap: 'anywhere' }}
    >
      {host ? name : noBreak(label)}
      {host && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </TextLink>
  );
}
