import { NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useEffect } from 'react';
import { localDay } from '../../shared/dates.ts';
import { callHours } from '../../shared/leads/requestedCall.ts';
import { viewerZone } from '../../shared/zonedDates.ts';
import { withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { readPrefill } from '../lib/formPrefill.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { callRequest } from './callRequest.ts';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import classes from './forms.module.css';
import { useLeadForm } from './useLeadForm.ts';
import { useOpeningLine } from './useOpeningLine.ts';

const readPhone = () => readPrefill().phone ?? '';

/** Requests a call at a day and time; stored as a lead. */
export const CallForm = withApi(({ offerType }: { offerType: string }) => {
  const leadType = 'strategy';
  const copy = useContent('forms').call;
  const schema = callRequest(useContent('site').timing.strategyCallAdjective);
  const form = useLeadForm({ schema, leadType, offerType, copy });
  const { prefill, getValue } = form;
  const firstDay = useInBrowser(localDay);
  const phone = useInBrowser(readPhone);
  // Leads have no field for the number that some gave on the page before.
  useOpeningLine(form, phone ? `My phone number: ${phone}` : '');
  useEffect(() => {
    if (!getValue('timeZone')) prefill('timeZone', viewerZone());
  }, [getValue, prefill]);
  return (
    <LeadFormLayout
      form={form}
      hiddenValues={{ leadType, offerType, revenue: '' }}
      copy={copy}
      message={{ rows: 2, label: copy.message }}
      header={
        <>
          <Title order={3} mb="0.25rem">
            {copy.title}
          </Title>
          <Text size="sm" mb="md">
            {copy.text}
          </Text>
        </>
      }
    >
      <TextInput
        {...form.field('day')}
        type="date"
        min={firstDay}
        required
        label="Preferred day *"
        className={classes.wideOnPhone}
      />
      <NativeSelect
        {...form.field('time')}
        required
        label="Preferred time *"
        className={classes.wideOnPhone}
      >
        <option value="">Choose a time</option>
        {Object.keys(callHours).map((time) => (
          <option key={time}>{time}</option>
        ))}
      </NativeSelect>
      <TextInput {...form.field('timeZone')} label="Time zone" className={classes.wide} />
      <PersonFields form={form} />
    </LeadFormLayout>
  );
});
