import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { NicheReading } from '../../shared/quiz/response.ts';
import { countryCodes, readingBounds } from '../../shared/quiz/reading.ts';
import { useContent } from '../lib/content.ts';
import { getClient } from '../lib/trpcClient.ts';
import { nicheOf, type PersonalInfo, readingOf } from './progress.ts';
import { changeProgress, currentQuiz, useQuiz } from './store.ts';

/** After the last key. */
const PAUSE_MS = 1000;

/** Says how the niche is understood. Who ignores it goes on. */
export function ReadingLine() {
  const { progress } = useQuiz();
  const reading = readingOf(progress);
  const [isSure, setSure] = useState(true);
  const [isChanging, setChanging] = useState(false);
  useReading(progress.personalInfo, reading !== undefined, (read) => {
    setSure(read.isSure);
    setChanging(!read.isSure);
  });
  const copy = useContent('pages/quiz').reading;
  if (!reading) return null;
  const { offer, buyers, isConfirmed } = reading;
  const isWhole = offer !== '' && buyers !== '';
  const line = isConfirmed ? copy.confirmed : isSure && isWhole ? copy.question : copy.unsure;
  return (
    <Stack gap="sm">
      <Group gap="xs" role="status">
        <Text>
          <Filled text={line} values={{ offer: offer || '…', buyers: buyers || '…' }} />
        </Text>
        {isSure && isWhole && !isConfirmed && (
          <Button variant="outline" size="xs" onClick={() => change({ isConfirmed: true })}>
            Yes
          </Button>
        )}
        {!isChanging && (
          <Button variant="subtle" size="xs" onClick={() => setChanging(true)}>
            Change
          </Button>
        )}
      </Group>
      {isChanging && <ReadingFields />}
    </Stack>
  );
}

/** Asks the server how the niche is understood, once it has been typed. */
function useReading(info: PersonalInfo, isRead: boolean, onRead: (read: NicheReading) => void) {
  const { niche, buyers, city } = info;
  useEffect(() => {
    if (isRead || niche.trim().length < 3) return;
    const stop = new AbortController();
    const of = nicheOf({ niche, buyers });
    const ask = async () => {
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      const languages = navigator.languages.slice(0, 10);
      const input = { niche, buyers, city, zone, languages };
      const read = await getClient().quiz.read.mutate(input, { signal: stop.signal });
      if (stop.signal.aborted || nicheOf(currentQuiz().progress.personalInfo) !== of) return;
      const { isSure: _, ...kept } = read;
      changeProgress({ reading: { ...kept, of, isConfirmed: false } });
      onRead(read);
    };
    // Without it, the server reads the niche by itself.
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- What happens with a reading does not ask for another one.
  }, [niche, buyers, city, isRead]);
}

/** Replaces parts of a confirmed reading. */
function change(part: Partial<NonNullable<ReturnType<typeof readingOf>>>) {
  const { progress } = currentQuiz();
  const reading = readingOf(progress);
  if (reading) changeProgress({ reading: { ...reading, isConfirmed: true, ...part } });
}

function ReadingFields() {
  const { progress } = useQuiz();
  const { fields } = useContent('pages/quiz').reading;
  const reading = readingOf(progress);
  if (!reading) return null;
  const { complaints } = reading;
  return (
    <Stack gap="sm">
      <TextInput
        {...fields.offer}
        value={reading.offer}
        maxLength={readingBounds.offer}
        onChange={(event) => change({ offer: event.target.value })}
      />
      <TextInput
        {...fields.buyers}
        value={reading.buyers}
        maxLength={readingBounds.buyers}
        onChange={(event) => change({ buyers: event.target.value })}
      />
      {Array.from({ length: readingBounds.complaints }, (_, index) => (
        <TextInput
          key={index}
          {...(index === 0
            ? fields.complaints
            : { 'aria-label': `${fields.complaints.label} ${index + 1}` })}
          value={complaints[index] ?? ''}
          maxLength={readingBounds.complaint}
          onChange={(event) =>
            change({
              complaints: Array.from({ length: readingBounds.complaints }, (__, at) =>
                at === index ? event.target.value : (complaints[at] ?? ''),
              ),
            })
          }
        />
      ))}
      <NativeSelect
        {...fields.country}
        value={reading.country}
        data={countries()}
        onChange={(event) => change({ country: event.target.value })}
      />
    </Stack>
  );
}

function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** A text whose braces are filled in bold. */
function Filled({ text, values }: { text: string; values: Readonly<Record<string, string>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{values[part]}</strong> : part));
}
