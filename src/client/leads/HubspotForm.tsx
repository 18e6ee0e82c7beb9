import { Box, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { formEmbed } from '../../shared/content/embeds.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { EmbedOffer } from './EmbedOffer.tsx';
import { type HubspotSettings, showHubspotForm } from './hubspot.ts';
import { LeadForm } from './LeadForm.tsx';

type HubspotFormProps = { leadType?: string; offerType?: string };

/** The CRM's form if it is configured, allowed and reachable; otherwise our own. */
export function HubspotForm(props: HubspotFormProps) {
  const { hubspot } = useSiteConfig();
  const isFormAllowed = isAllowed(useConsent(), 'form');
  const [hasFailed, setFailed] = useState(false);
  const own = <LeadForm {...props} />;
  if (!hubspot) return own;
  if (hasFailed)
    return (
      <>
        <Text component="output" display="block" mb="md">
          {formEmbed.blocked}
        </Text>
        {own}
      </>
    );
  if (isFormAllowed) return <Embedded settings={hubspot} onFailure={() => setFailed(true)} />;
  return (
    <EmbedOffer copy={formEmbed.consent} onAccept={() => allow('form')}>
      {own}
    </EmbedOffer>
  );
}

type EmbeddedProps = { settings: HubspotSettings; onFailure: () => void };

function Embedded({ settings, onFailure }: EmbeddedProps) {
  // The colons in React's ids are not valid in a selector.
  const id = `hubspot-${useId().replace(/\W/g, '')}`;
  const [isReady, setReady] = useState(false);
  const fail = useRef(onFailure);
  useEffect(() => {
    const { portalId, formId, region } = settings;
    let isGone = false;
    showHubspotForm({ portalId, formId, region }, `#${id}`).then(
      () => !isGone && setReady(true),
      (error) => {
        if (isGone) return;
        console.warn('Our own form takes the place of the embedded one:', error);
        fail.current();
      },
    );
    return () => {
      isGone = true;
    };
  }, [settings, id]);
  return (
    <Box mih={480}>
      {!isReady && (
        <Text component="output" c="dimmed">
          {formEmbed.loading}
        </Text>
      )}
      {/* The script fills it; React must not render into it. */}
      <div id={id} />
    </Box>
  );
}
