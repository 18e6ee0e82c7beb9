import { z } from 'zod';
import { Notice, RichText, template, text } from './shapes.ts';

const Form = z.strictObject({
  submit: text('Button'),
  pending: text('Button while it is sent'),
  success: Notice.meta({ title: 'Notification once it is sent' }),
  confirmation: template('name', 'time').meta({
    title: 'Confirmation',
    help: 'Takes the place of a sent form.',
  }),
  failure: Notice.meta({ title: 'Notification if it is not sent' }),
});
export type Form = z.output<typeof Form>;

export const Forms = z
  .strictObject({
    privacyNote: RichText,
    message: Form.extend({
      placeholder: text(),
      withoutScripts: z
        .strictObject({ refused: text('Refused', 'The reason follows.'), back: text() })
        .meta({ title: 'If it is sent before scripts have loaded' }),
    }),
    playbook: z.strictObject({
      offer: text('Link', 'Below the form that requests a call.'),
      chosen: Notice,
      submit: Form.shape.submit,
      confirmation: Form.shape.confirmation,
      back: text(),
    }),
    call: Form.extend({ title: text(), text: text(), message: text('Label of the message') }).meta({
      help: 'Replaces the calendar where none is configured or accepted.',
    }),
    course: Form,
  })
  .meta({ title: 'Forms' });
