import { NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useEffect } from 'react';
import { callForm } from '../../shared/content/forms.ts';
import { localDay } from '../../shared/dates.ts';
import { viewerZone } from '../../shared/zonedDates.ts';
import { withApi } from '../lib/api.tsx';
import { readPrefill } from '../lib/formPrefill.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { CallRequest } from './callRequest.ts';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import classes from './forms.module.css';
import { useLeadForm } from './useLeadForm.ts';
import { useOpeningLine } from './useOpeningLine.ts';

const readPhone = () => readPrefill().phone ?? '';

/** Requests a call at a day and time; stored as a lead. */
export const CallForm = withApi(({ offerType }: { offerType: string }) => {
  const leadType = 'strategy';
  const form = useLeadForm({ schema: CallRequest, leadType, offerType, texts: callForm });
  const { prefill, getValue } = form;
  const firstDay = useInBrowser(localDay);
  const phone = useInBrowser(readPhone);
  useOpeningLine(form, phone ? callForm.phoneLine(phone) : '');
  useEffect(() => {
    if (!getValue('timeZone')) prefill('timeZone', viewerZone());
  }, [getValue, prefill]);
  const { labels, title, text, timePlaceholder, times } = callForm;
  return (
    <LeadFormLayout
      form={form}
      hiddenValues={{ leadType, offerType, revenue: '' }}
      copy={callForm}
      message={{ rows: 2 }}
      header={
        <>
          <Title order={3} mb="0.25rem">
            {title}
          </Title>
          <Text size="sm" mb="md">
            {text}
          </Text>
        </>
      }
    >
      <TextInput
        {...form.field('day')}
        type="date"
        min={firstDay}
        required
        label={`${labels.day} *`}
        className={classes.wideOnPhone}
      />
      <NativeSelect
        {...form.field('time')}
        required
        label={`${labels.time} *`}
        className={classes.wideOnPhone}
      >
        <option value="">{timePlaceholder}</option>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </NativeSelect>
      <TextInput {...form.field('timeZone')} label={labels.timeZone} className={classes.wide} />
      <PersonFields form={form} />
    </LeadFormLayout>
  );
});
