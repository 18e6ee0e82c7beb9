import { Input, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { type RefObject, useEffect } from 'react';
import { useContent } from '../lib/content.ts';
import classes from './SearchBox.module.css';
import { IconSearch } from '../ui/icons/IconSearch.ts';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
};

export function SearchBox({ ref, value, onChange }: Props) {
  const { placeholder } = useContent('pages/blog').search;
  useEffect(() => {
    // Typed before hydration, or restored by the browser.
    if (ref.current?.value) onChange(ref.current.value);
  }, [ref, onChange]);
  // For the mouse; the keyboard has Escape.
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <div role="search">
      <TextInput
        ref={ref}
        type="search"
        className={classes.search}
        radius="xl"
        maw="28rem"
        styles={{
          input: {
            minHeight: '3.25rem',
            fontSize: 'var(--mantine-font-size-md)',
            appearance: 'none',
          },
        }}
        leftSection={<IconSearch size={20} stroke={2} aria-hidden />}
        leftSectionPointerEvents="none"
        leftSectionWidth="2.875rem"
        rightSection={
          value && <Input.ClearButton aria-label="Clear" onClick={clear} tabIndex={-1} />
        }
        aria-label="Search articles"
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
    </div>
  );
}
