import type { ComponentProps } from 'react';
import { honeypotLabel } from '../../shared/content/forms.ts';
import { HONEYPOT } from '../../shared/honeypot.ts';

/** The field that only a robot fills: out of sight, but not `display: none`, which robots know. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        {honeypotLabel}
        <input name={HONEYPOT} {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
