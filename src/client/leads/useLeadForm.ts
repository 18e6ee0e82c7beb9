import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Notice } from '../../shared/content/shapes.ts';
import { newPageKey } from '../../shared/idempotency.ts';
import type { askedLead } from '../../shared/leads/newLead.ts';
import type { HONEYPOT } from '../../shared/honeypot.ts';
import { trpc } from '../lib/api.tsx';
import { fieldErrors } from '../lib/callErrors.ts';
import { withIdempotencyKey, preloadClient } from '../lib/trpcClient.ts';
import { attribution } from '../lib/attribution.ts';
import { toast } from '../ui/toasts.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { isPrefillField, leadFields, savePrefill, readPrefill } from '../lib/formPrefill.ts';

/** In the order in which they stand in the forms. */
const fields = [
  'day',
  'time',
  'timeZone',
  'firstName',
  'lastName',
  'email',
  'company',
  'revenue',
  'message',
] as const;
type Field = (typeof fields)[number] | typeof HONEYPOT;
export type LeadValues = Partial<Record<Field, string>>;
type LeadFields = z.output<ReturnType<typeof askedLead>> & {
  [HONEYPOT]?: string | undefined;
};

export type LeadFormOptions = {
  /** Judges what was typed and makes the lead's fields of it. */
  schema: z.ZodMiniType<LeadFields, LeadValues>;
  leadType: string;
  offerType: string;
  notices: { success: Notice; failure: Notice };
};

/**
 * The behavior every form that makes a lead has. Its fields have no default values: what was typed
 * before this code arrived stays.
 */
export function useLeadForm({ schema, leadType, offerType, notices }: LeadFormOptions) {
  const utils = trpc.useUtils();
  const form = useForm<LeadValues, unknown, LeadFields>({ resolver: zodResolver(schema) });
  useRemembered(form);
  // The browser's own checks serve until ours are here, which say more.
  const noValidate = useInBrowser(() => true);
  const keyFor = useIdempotencyKey();

  const submit = form.handleSubmit(async (asked) => {
    const lead = { ...asked, leadType, offerType };
    const once = withIdempotencyKey(keyFor(lead));
    try {
      await utils.client.leads.create.mutate({ ...lead, attribution: attribution() }, once);
    } catch (error) {
      console.error('The lead was not sent:', error);
      if (showFieldErrors(form, fieldErrors(error))) return;
      toast({ ...asToast(notices.failure), variant: 'destructive' });
      return;
    }
    toast(asToast(notices.success));
    keyFor.renew();
    form.reset(blank(form.getValues()));
    void utils.leads.list.invalidate();
  });

  const { errors, isSubmitting: isPending } = form.formState;
  return {
    getValue: form.getValues,
    setValue: form.setValue,
    isPending,
    /** Name, handlers and error of a field. */
    field: (name: Field) => ({ ...form.register(name), error: errors[name]?.message }),
    formProps: {
      noValidate,
      // Both serve a submit before this code has arrived, which must not put anything into an address.
      method: 'post',
      action: '/api/leads',
      onSubmit: (event: React.FormEvent) => void submit(event),
      onFocus: preloadClient,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (isPrefillField(target.name)) savePrefill({ [target.name]: target.value });
      },
    },
  };
}

/** Puts messages at their fields and focuses the first; returns whether there was any. */
function showFieldErrors(
  { getValues, setError }: Pick<UseFormReturn<LeadValues>, 'getValues' | 'setError'>,
  messages: ReturnType<typeof fieldErrors>,
) {
  const wrong = fields.filter((name) => name in getValues() && messages[name] !== undefined);
  for (const name of wrong)
    setError(name, { message: messages[name] ?? '' }, { shouldFocus: name === wrong[0] });
  return wrong.length > 0;
}

const asToast = ({ title, text }: Notice) => ({ title, description: text });

/** The time zone is no answer but where the visitor is: it stays. */
const blank = ({ timeZone, ...values }: LeadValues): LeadValues => ({
  ...Object.fromEntries(Object.keys(values).map((name) => [name, ''])),
  timeZone,
});

type Form = Pick<ReturnType<typeof useForm<LeadValues>>, 'getValues' | 'setValue'>;

function useRemembered({ getValues, setValue }: Form) {
  useEffect(() => {
    const known = readPrefill();
    for (const name of leadFields)
      if (known[name] && name in getValues() && !getValues(name)) setValue(name, known[name]);
  }, [getValues, setValue]);
}

/** One key for as long as the same content is tried again, so that a lost answer stores no second lead. */
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
