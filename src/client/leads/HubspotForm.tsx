import { Box, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { formEmbed } from '../../shared/content/embeds.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { EmbedConsent } from './EmbedConsent.tsx';
import { type HubspotSettings, showHubspotForm } from './hubspot.ts';
import { LeadForm } from './LeadForm.tsx';

type HubspotFormProps = { leadType?: string; offerType?: string };

/** The CRM's form if it is configured, allowed and reachable; otherwise our own. */
export function HubspotForm(props: HubspotFormProps) {
  const { hubspot } = useSiteConfig();
  const isFormAllowed = isAllowed(useConsent(), 'form');
  const [hasFailed, setFailed] = useState(false);
  const ownForm = <LeadForm {...props} />;
  if (!hubspot) return ownForm;
  if (hasFailed)
    return (
      <>
        <Text component="output" display="block" mb="md">
          {formEmbed.blocked}
        </Text>
        {ownForm}
      </>
    );
  if (isFormAllowed) return <EmbeddedForm settings={hubspot} onFailure={() => setFailed(true)} />;
  return (
    <EmbedConsent copy={formEmbed.consent} onAccept={() => allow('form')}>
      {ownForm}
    </EmbedConsent>
  );
}

type EmbeddedFormProps = { settings: HubspotSettings; onFailure: () => void };

function EmbeddedForm({ settings, onFailure }: EmbeddedFormProps) {
  // The colons in React's ids are not valid in a selector.
  const id = `hubspot-${useId().replace(/\W/g, '')}`;
  const [isReady, setReady] = useState(false);
  const onFailureRef = useRef(onFailure);
  useEffect(() => {
    const { portalId, formId, region } = settings;
    let isUnmounted = false;
    showHubspotForm({ portalId, formId, region }, `#${id}`).then(
      () => !isUnmounted && setReady(true),
      (error) => {
        if (isUnmounted) return;
        console.warn('Our own form takes the place of the embedded one:', error);
        onFailureRef.current();
      },
    );
    return () => {
      isUnmounted = true;
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
