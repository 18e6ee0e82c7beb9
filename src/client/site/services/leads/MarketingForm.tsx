import { Accordion, Box, Container, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import { leadGeneration } from '../../../../shared/content/servicePages/leadGeneration.ts';
import { HubspotForm } from '../../../leads/lazyForms.tsx';
import { FormCard } from '../../../ui/FormCard.tsx';

const { key, marketing } = leadGeneration;

/** The marketing form, collapsed to one line because the page has another form. */
export function MarketingForm() {
  return (
    <Box
      component="section"
      data-tone="shade"
      aria-label={marketing.title}
      bg="var(--tone-ground)"
      pb="var(--section-space)"
    >
      <Container>
        <Accordion multiple chevron={<span />} variant="form">
          <Accordion.Item value="form">
            <Accordion.Control>{marketing.title}</Accordion.Control>
            <Accordion.Panel>
              <Text mb="1.5rem">{marketing.text}</Text>
              <FormCard>
                <HubspotForm leadType="service-inquiry" offerType={key} />
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
