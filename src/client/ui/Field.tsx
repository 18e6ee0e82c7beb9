import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

type Common = { label: ReactNode; error?: string | undefined; className?: string | undefined };

/** Native fields with a label and an error that screen readers tie to them. */
export function TextField({ label, error, className, ...input }: Common & ComponentProps<'input'>) {
  const frame = useFrame({ label, error, className });
  return frame.around(<input {...frame.control} {...input} />);
}

export function TextArea({
  label,
  error,
  className,
  ...input
}: Common & ComponentProps<'textarea'>) {
  const frame = useFrame({ label, error, className });
  return frame.around(<textarea {...frame.control} {...input} />);
}

export function SelectField({
  label,
  error,
  className,
  ...input
}: Common & ComponentProps<'select'>) {
  const frame = useFrame({ label, error, className });
  return frame.around(<select {...frame.control} {...input} />);
}

export function Checkbox({
  label,
  error,
  className = '',
  ...input
}: Common & ComponentProps<'input'>) {
  const { control, message } = useFrame({ label, error });
  return (
    <div className={`${classes.field} ${className}`}>
      <span className={classes.choice}>
        <input {...control} type="checkbox" className={classes.box} {...input} />
        <label htmlFor={control.id}>{label}</label>
      </span>
      {message}
    </div>
  );
}

function useFrame({ label, error, className = '' }: Common) {
  const id = useId();
  const errorId = `${id}-error`;
  const control = {
    id,
    className: classes.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  const message = error && (
    <p id={errorId} className={classes.error}>
      {error}
    </p>
  );
  const around = (field: ReactNode) => (
    <div className={`${classes.field} ${className}`}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {field}
      {message}
    </div>
  );
  return { control, message, around };
}
