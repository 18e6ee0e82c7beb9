import { z } from 'zod';
import { list, MediaSource, SectionHeading, text } from './shapes.ts';

const second = z.number().min(0);

const Recording = z.strictObject({
  label: text(),
  sources: list(MediaSource),
  cues: list(z.strictObject({ at: second.meta({ title: 'From second' }), text: text() })).meta({
    title: 'What is heard',
  }),
});

export const Audio = z
  .strictObject({
    section: SectionHeading,
    tag: text(),
    cut: text('Legend of the waveform'),
    transcript: text(),
    recordings: z.strictObject({ raw: Recording, edited: Recording }),
    sharedMoments: list(z.tuple([second, second])).meta({
      help: 'Seconds of the raw and the edited recording: start and end of each part that was kept.',
    }),
  })
  .meta({ title: 'Audio sample' });
export type Audio = z.output<typeof Audio>;
export type Version = keyof Audio['recordings'];

const Wave = z.strictObject({ seconds: second, peaks: list(z.number().min(0).max(100)) });
export type Wave = z.output<typeof Wave>;

export const AudioPeaks = z
  .strictObject({ 'conversation-edited': Wave, 'conversation-raw': Wave })
  .meta({ title: 'Waveforms of the audio sample' });
