import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Form } from '../../shared/content/forms.ts';
import type { Notice } from '../../shared/content/shapes.ts';
import { newPageKey } from '../../shared/idempotency.ts';
import { localTime } from '../../shared/dates.ts';
import { leadFields, type leadFormFields } from '../../shared/leads/newLead.ts';
import type { HONEYPOT } from '../../shared/honeypot.ts';
import { trpc } from '../lib/api.tsx';
import { setServerErrors } from '../lib/callErrors.ts';
import { fill } from '../../shared/fill.ts';
import { withIdempotencyKey, preloadClient } from '../lib/trpcClient.ts';
import { visitOfForm } from '../lib/visitHistory.ts';
import { toast } from '../ui/toasts.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { isFocused, isPrefillField, savePrefill, readPrefill } from '../lib/formPrefill.ts';
import { clearTyped, readTyped, saveTyped } from '../lib/typedFields.ts';

/** The names of all fields, in the order of the forms. */
const fieldNames = ['day', 'time', 'timeZone', ...leadFields] as const;
type Field = (typeof fieldNames)[number] | typeof HONEYPOT;
type LeadValues = Partial<Record<Field, string>>;
type LeadFields = z.output<ReturnType<typeof leadFormFields>>;

type LeadFormOptions = {
  /** Validates the input and returns the lead's fields. */
  schema: z.ZodMiniType<LeadFields, LeadValues>;
  leadType: string;
  offerType: string;
  copy: Form;
};

/**
 * The behavior of every form that creates a lead. Fields have no default values, which keeps what
 * was typed before hydration.
 */
export function useLeadForm({ schema, leadType, offerType, copy }: LeadFormOptions) {
  const utils = trpc.useUtils();
  const form = useForm<LeadValues, unknown, LeadFields>({ resolver: zodResolver(schema) });
  const key = `${useLocation().pathname} ${leadType} ${offerType}`;
  const prefill = usePrefill(form, key);
  // The browser validates until hydration.
  const noValidate = useInBrowser(() => true);
  const keyFor = useIdempotencyKey();
  const [confirmation, setConfirmation] = useState('');
  const id = useId();

  const submit = form.handleSubmit(async (fieldValues) => {
    const lead = { ...fieldValues, leadType, offerType };
    const options = withIdempotencyKey(keyFor(lead));
    try {
      await utils.client.leads.create.mutate({ ...lead, ...visitOfForm() }, options);
    } catch (error) {
      console.error('The lead was not sent:', error);
      const shown = fieldNames.filter((name) => name in form.getValues());
      if (setServerErrors(form.setError, error, shown)) return;
      toast({ ...toToast(copy.failure), variant: 'destructive' }, id);
      return;
    }
    toast(toToast(copy.success), id);
    setConfirmation(fill(copy.confirmation, { name: lead.firstName, time: localTime() }));
    keyFor.renew();
    clearTyped(key);
    form.reset(clearedValues(form.getValues()));
    void utils.leads.list.invalidate();
  });

  const { errors, isSubmitting: isPending } = form.formState;
  return {
    getValue: form.getValues,
    prefill,
    /** Identifies the form in what `typedFields` keeps. */
    key,
    isPending,
    /** Takes the place of the form once it was sent. */
    confirmation,
    sendAnother: () => setConfirmation(''),
    field: (name: Field) => ({
      ...form.register(name),
      error: errors[name]?.message,
      // What is typed now would neither be sent nor stay.
      readOnly: isPending,
    }),
    formProps: {
      noValidate,
      // For a submit before hydration, which must not put values into the URL.
      method: 'post',
      action: '/api/leads',
      onSubmit: (event: React.FormEvent) => void submit(event),
      onFocus: preloadClient,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        const { name, value } = target;
        if (isPrefillField(name)) savePrefill({ [name]: value });
        else if (fieldNames.some((field) => field === name)) saveTyped(key, { [name]: value });
      },
    },
  };
}

const toToast = ({ title, text }: Notice) => ({ title, description: text });

/** Clears the form except for the time zone. */
const clearedValues = ({ timeZone, ...values }: LeadValues): LeadValues => ({
  ...Object.fromEntries(Object.keys(values).map((name) => [name, ''])),
  timeZone,
});

type Values = Pick<ReturnType<typeof useForm<LeadValues>>, 'getValues' | 'setValue'>;

/**
 * Fills in what was typed before. Returns a function that writes a value which the visitor did not
 * type.
 */
function usePrefill({ getValues, setValue }: Values, key: string) {
  const prefill = useCallback(
    (name: Field, value: string) => {
      if (!isFocused(name)) setValue(name, value);
    },
    [setValue],
  );
  useEffect(() => {
    const known: LeadValues = { ...readTyped(key), ...readPrefill() };
    for (const name of fieldNames)
      if (known[name] && name in getValues() && !getValues(name)) prefill(name, known[name]);
  }, [getValues, prefill, key]);
  return prefill;
}

/** Returns the same key while the content is the same: a retry creates no second lead. */
function useIdempotencyKey() {
  const last = useRef({ key: '', content: '' });
  const keyFor = (lead: object) => {
    const content = JSON.stringify(lead);
    if (last.current.content !== content) last.current = { key: newPageKey(), content };
    return last.current.key;
  };
  keyFor.renew = () => {
    last.current = { key: '', content: '' };
  };
  return keyFor;
}
