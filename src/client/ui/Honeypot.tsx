import type { ComponentProps } from 'react';
import { HONEYPOT } from '../../shared/honeypot.ts';

/** A hidden field that only bots fill in. They recognize `display: none`, so it is clipped. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        Leave this field empty
        <input name={HONEYPOT} {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
