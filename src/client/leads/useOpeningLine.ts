import { useEffect, useRef } from 'react';
import { readTyped, saveTyped } from '../lib/typedFields.ts';
import type { useLeadForm } from './useLeadForm.ts';

type Form = Pick<ReturnType<typeof useLeadForm>, 'getValue' | 'prefill' | 'key'>;

/**
 * Keeps a line at the top of the message up to date until the visitor removes it, also when they
 * return to a form that they did not send.
 */
export function useOpeningLine({ getValue, prefill, key }: Form, line: string) {
  const shown = useRef('');
  useEffect(() => {
    if (!line || line === shown.current) return;
    const before = shown.current || (readTyped(key).openingLine ?? '');
    prefill('message', withOpeningLine(getValue('message') ?? '', before, line));
    shown.current = line;
    saveTyped(key, { message: getValue('message') ?? '', openingLine: line });
  }, [getValue, prefill, key, line]);
}

/**
 * Puts a line at the top of a message, or replaces the line that was put there before. A message from
 * which the visitor removed that line stays as it is.
 */
export function withOpeningLine(message: string, before: string, line: string) {
  if (!before) return message ? `${line}\n${message}` : `${line}\n`;
  return message.includes(before) ? message.replace(before, () => line) : message;
}
