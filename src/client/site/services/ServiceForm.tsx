import { Box, Grid, Text, Title } from '@mantine/core';
import { anchors, type ServiceKey } from '../../../shared/paths.ts';
import type { ServicePage } from '../../../shared/content/services/servicePage.ts';
import { LeadForm } from '../../leads/lazyForms.tsx';
import { narrow, splitGap, wide } from '../../ui/columns.ts';
import { FormCard } from '../../ui/FormCard.tsx';
import { FormSection, Section, type Tone } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = ServicePage['form'] & {
  service: ServiceKey;
  /** The anchor that the page's buttons scroll to. */
  id?: string;
  tone?: Tone;
  /** Puts the form on the left and the closing text on the right. */
  isReversed?: boolean;
};

/** The lead form of a service. */
export function ServiceForm({ service, closing, isReversed = false, ...rest }: Props) {
  const section = { id: anchors.contact, ...rest };
  const form = <LeadForm leadType="service-inquiry" offerType={service} />;
  if (!isReversed)
    return (
      <FormSection {...section} action={<Closing {...closing} />}>
        {form}
      </FormSection>
    );
  return (
    <Section {...section}>
      <Grid {...splitGap}>
        <Grid.Col span={wide}>
          <FormCard>{form}</FormCard>
        </Grid.Col>
        <Grid.Col span={narrow}>
          <Closing {...closing} />
        </Grid.Col>
      </Grid>
    </Section>
  );
}

function Closing({ title, text, actions }: ServicePage['form']['closing']) {
  return (
    <Box pt="1.5rem" mt="0.75rem" style={{ borderTop: '1px solid var(--tone-line)' }}>
      <Title order={3} size="h4" mb="0.375rem">
        {title}
      </Title>
      <Text c="dimmed" maw="44ch" mb="1rem">
        {text}
      </Text>
      {actions.map((link) => (
        <Text key={link.href}>
          <TextLink {...link} />
        </Text>
      ))}
    </Box>
  );
}
