import { useEffect, useRef } from 'react';
import type { useLeadForm } from './useLeadForm.ts';

type Form = Pick<ReturnType<typeof useLeadForm>, 'getValue' | 'prefill'>;

/** Keeps a line at the top of the message up to date until the visitor removes it. */
export function useOpeningLine({ getValue, prefill }: Form, line: string) {
  const shown = useRef('');
  useEffect(() => {
    if (!line || line === shown.current) return;
    const message = getValue('message') ?? '';
    prefill('message', withOpeningLine(message, shown.current, line));
    shown.current = line;
  }, [getValue, prefill, line]);
}

/**
 * Puts a line at the top of a message, or replaces the line that was put there before. A message from
 * which the visitor removed that line stays as it is.
 */
export function withOpeningLine(message: string, before: string, line: string) {
  if (!before) return message ? `${line}\n${message}` : `${line}\n`;
  return message.includes(before) ? message.replace(before, () => line) : message;
}
