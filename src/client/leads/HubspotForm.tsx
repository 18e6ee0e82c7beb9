import { Box, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { formEmbed } from '../../shared/content/embeds.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { EmbedPrompt, focusFirstField } from './EmbedPrompt.tsx';
import { type HubspotSettings, showHubspotForm } from './hubspot.ts';
import { LeadForm } from './LeadForm.tsx';

type HubspotFormProps = { leadType?: string; offerType?: string };

/** The CRM's form, where one is configured, allowed and reachable; our own otherwise. */
export function HubspotForm(props: HubspotFormProps) {
  const { hubspot } = useSiteConfig();
  const isFormAllowed = isAllowed(useConsent(), 'form');
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  if (!hubspot) return <LeadForm {...props} />;
  if (isFormAllowed && !hasFailed)
    return <Embedded settings={hubspot} onFailure={() => setFailed(true)} />;
  return (
    <div ref={place}>
      {hasFailed ? (
        <Text component="output" display="block" mb="md">
          {formEmbed.blocked}
        </Text>
      ) : (
        <EmbedPrompt
          copy={formEmbed.consent}
          onAccept={() => allow('form')}
          onDecline={() => focusFirstField(place.current)}
        />
      )}
      <LeadForm {...props} />
    </div>
  );
}

type EmbeddedProps = { settings: HubspotSettings; onFailure: () => void };

function Embedded({ settings, onFailure }: EmbeddedProps) {
  // Selectors take no punctuation of React's ids.
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
      {/* The script fills it; React must not look inside. */}
      <div id={id} />
    </Box>
  );
}
