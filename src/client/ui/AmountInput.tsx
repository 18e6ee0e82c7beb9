import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDollars } from '../../shared/amounts.ts';
import { formatDollars } from '../../shared/numbers.ts';
import './inputStyles.ts';

const ROUNDED = 'Rounded to whole dollars.';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: number | null;
  min: number;
  max: number;
  /** Called with each readable amount during typing. */
  onChange?: (dollars: number) => void;
  /** Called on Enter, and when the field loses focus, unless the text is not an amount. */
  onCommit?: (dollars: number | null) => void;
};

/** An amount of whole dollars, typed in any common form. A text that cannot be read stays. */
export function AmountInput({ value, min, max, onChange, onCommit, ...props }: Props) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<{ error?: string; description?: string }>({});
  // The visitor's locale, which the server does not know.
  const read = (text: string) => readDollars(text, { min, max }, navigator.language);
  const shown = typed ?? (value === null ? '' : formatDollars(value));
  const change = (text: string) => {
    setTyped(text);
    setMessage({});
    const { dollars } = read(text);
    if (dollars !== undefined) onChange?.(dollars);
  };
  const commit = (text = typed) => {
    if (text === undefined) return;
    const reading = text.trim() === '' ? undefined : read(text);
    if (reading?.problem !== undefined) return setMessage({ error: reading.problem });
    setMessage(reading?.isRounded ? { description: ROUNDED } : {});
    setTyped(undefined);
    onCommit?.(reading?.dollars ?? null);
  };
  const input = useRef<HTMLInputElement>(null);
  const readTyped = useEffectEvent(() => {
    const { current } = input;
    if (!current || current.value === shown) return;
    change(current.value);
    if (current !== document.activeElement) commit(current.value);
  });
  // Typed before hydration, or restored by the browser.
  useEffect(() => readTyped(), []);
  return (
    <TextInput
      {...props}
      {...message}
      ref={input}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
