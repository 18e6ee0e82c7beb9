import { z } from 'zod';
import { Head, Link, Notice, template, text } from '../shapes.ts';

const Field = z.strictObject({
  label: text(),
  description: text().optional(),
  placeholder: text().optional(),
});

/** The texts around the questions and the result, which are in `quiz`. */
export const QuizPage = z
  .strictObject({
    head: Head,
    label: text('Label', 'One or two words above the title.'),
    title: text(),
    estimate: text('Estimate', 'How long the quiz takes.'),
    intro: text('Introduction', 'At the first question.'),
    keys: text('Keys', 'How to answer by keyboard.'),
    position: template('step', 'count'),
    fields: z.strictObject({ name: Field, city: Field, niche: Field, buyers: Field, email: Field }),
    reading: z
      .strictObject({
        question: template('offer', 'buyers'),
        confirmed: template('offer', 'buyers'),
        unsure: template('offer', 'buyers'),
        fields: z.strictObject({ offer: Field, buyers: Field, complaints: Field, country: Field }),
      })
      .meta({ title: 'Reading', help: 'How the niche was understood, for the person to correct.' }),
    missing: z
      .strictObject({ personal_info: text(), single: text(), multiple: text(), contact: text() })
      .meta({ title: 'Missing answers', help: 'Why the next question does not open yet.' }),
    submit: text('Submit', 'The button of the last question.'),
    kept: text('Kept answers'),
    noScript: z
      .strictObject({ text: text(), link: Link })
      .meta({ title: 'Without JavaScript', help: 'In browsers that cannot show the quiz.' }),
    overlay: Notice.meta({ title: 'Overlay', help: 'While the answers are sent.' }),
    result: z.strictObject({
      label: text('Label', 'One or two words above the title.'),
      recommendations: text(),
      nextSteps: text(),
      call: text('Button for a call', 'Also in the guide and its email.'),
      openGuide: text(),
      again: text(),
    }),
    show: z
      .strictObject({
        label: text('Label', 'One or two words above the title.'),
        titles: text('Titles', 'Above the three names to choose from.'),
        episodes: text(),
        guest: text(),
        recording: text('Recording', 'Before the day of the first recording.'),
        cover: template('title').meta({
          title: 'Cover',
          help: 'For people who do not see the picture.',
        }),
        share: text('Share', 'The button.'),
        shareNote: text(),
        shared: z
          .strictObject({ description: text(), label: text(), button: text() })
          .meta({ title: 'Shared page', help: 'It shows only title and cover.' }),
      })
      .meta({ title: 'Show', help: 'What the guide plans, at the end of the quiz.' }),
    guide: z
      .strictObject({
        writing: text(),
        written: template('count', 'total'),
        complete: text('Complete', 'The title of the following.'),
        emailed: text(),
        underWay: text('Under way', 'When the page no longer waits for the guide.'),
        ready: text('Ready', 'Without an email; the status of the email follows.'),
        emailStatus: text('Email status', 'Before one of the next texts.'),
      })
      .meta({ title: 'State of the guide' }),
    emailStatus: z.strictObject({
      follows: text(),
      waiting: text(),
      notMailed: text(),
      failed: text(),
    }),
  })
  .meta({ title: 'Quiz page' });
export type QuizPage = z.output<typeof QuizPage>;
