import { Box, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useContent } from '../lib/content.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { EmbedConsent } from './EmbedConsent.tsx';
import { type HubspotSettings, showHubspotForm } from './hubspot.ts';
import { LeadForm } from './LeadForm.tsx';

type HubspotFormProps = { leadType?: string; offerType?: string };

/** The CRM's form if it is configured, allowed and reachable; otherwise our own. */
export function HubspotForm(props: HubspotFormProps) {
  const { hubspot } = useSiteConfig();
  const ownForm = <LeadForm {...props} />;
  return hubspot ? <EmbedOrOwn settings={hubspot} ownForm={ownForm} /> : ownForm;
}

function EmbedOrOwn({ settings, ownForm }: { settings: HubspotSettings; ownForm: ReactNode }) {
  const copy = useContent('consent').form;
  const isFormAllowed = isAllowed(useConsent(), 'form');
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <>
        <Text component="output" display="block" mb="md">
          {copy.blocked}
        </Text>
        {ownForm}
      </>
    );
  if (isFormAllowed) return <EmbeddedForm settings={settings} onFailure={() => setFailed(true)} />;
  return (
    <EmbedConsent copy={copy} onAccept={() => allow('form')}>
      {ownForm}
    </EmbedConsent>
  );
}

type EmbeddedFormProps = { settings: HubspotSettings; onFailure: () => void };

function EmbeddedForm({ settings, onFailure }: EmbeddedFormProps) {
  const { loading } = useContent('consent').form;
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
          {loading}
        </Text>
      )}
      {/* The script fills it; React must not render into it. */}
      <div id={id} />
    </Box>
  );
}
