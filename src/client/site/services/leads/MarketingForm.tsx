import { Accordion, Box, Container, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import { useState } from 'react';
import type { Step } from '../../../../shared/content/shapes.ts';
import { HubspotForm } from '../../../leads/lazyForms.tsx';
import { FormCard } from '../../../ui/FormCard.tsx';
import { useSiteConfig } from '../../config.ts';
import { isAllowed, useConsent } from '../../consent/consent.ts';

/**
 * The marketing form. Our own is collapsed to one line, because the page has another form; the CRM's
 * shows once it is allowed.
 */
export function MarketingForm({ title, text }: Step) {
  const { hubspot } = useSiteConfig();
  const isFormAllowed = isAllowed(useConsent(), 'form');
  const [opened, setOpened] = useState<string[]>();
  const shown = opened ?? (hubspot && isFormAllowed ? ['form'] : []);
  return (
    <Box
      component="section"
      data-tone="shade"
      aria-label={title}
      bg="var(--tone-ground)"
      pb="var(--section-space)"
    >
      <Container>
        <Accordion multiple chevron={<span />} variant="form" value={shown} onChange={setOpened}>
          <Accordion.Item value="form">
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>
              <Text mb="1.5rem">{text}</Text>
              <FormCard>
                <HubspotForm leadType="service-inquiry" offerType="lead-generation" />
              </FormCard>
            </Accordion.Panel>
          </Accordion.Item>
          <noscript>
            <style>{'[role=region][aria-labelledby]{display:block!important}'}</style>
          </noscript>
        </Accordion>
      </Container>
    </Box>
  );
}
