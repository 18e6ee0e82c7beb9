import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { countryCodes, readingBounds } from '../../shared/quiz/reading.ts';
import { useContent } from '../lib/content.ts';
import { getClient } from '../lib/trpcClient.ts';
import { nicheOf, type PersonalInfo, readingOf } from './progress.ts';
import { changeProgress, currentQuiz, useQuiz } from './store.ts';

/** After the last key. */
const PAUSE_MS = 1000;
const SHORTEST_NICHE = 3;

/** Says how the niche is understood, or asks for what is not known. Who ignores it goes on. */
export function ReadingLine() {
  const { progress } = useQuiz();
  const reading = readingOf(progress);
  const [isChanging, setChanging] = useState(false);
  useReading(progress.personalInfo, reading !== undefined);
  const copy = useContent('pages/quiz').reading;
  if (!reading) return null;
  const { offer, buyers, isConfirmed, isSure } = reading;
  const values = { offer: offer || progress.personalInfo.niche, buyers };
  if (!isSure)
    return (
      <Stack gap="sm">
        <Text role="status">
          <Filled text={copy.unsure} values={values} />
        </Text>
        <Complaints />
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Text role="status">
        <Filled text={isConfirmed ? copy.confirmed : copy.question} values={values} />
      </Text>
      {isChanging ? (
        <>
          <OfferAndBuyers />
          <Complaints />
        </>
      ) : (
        <Group gap="sm">
          {!isConfirmed && (
            <Button variant="outline" size="sm" onClick={() => change({ isConfirmed: true })}>
              Yes
            </Button>
          )}
          <Button variant="subtle" size="sm" onClick={() => setChanging(true)}>
            Change
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Asks the server how the niche is understood, once it has been typed. */
function useReading({ niche, buyers, city }: PersonalInfo, isRead: boolean) {
  useEffect(() => {
    if (isRead || niche.trim().length < SHORTEST_NICHE) return;
    const stop = new AbortController();
    const of = nicheOf({ niche, buyers });
    const ask = async () => {
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      const languages = navigator.languages.slice(0, 10);
      const input = { niche, buyers, city, zone, languages };
      const read = await getClient().quiz.read.mutate(input, { signal: stop.signal });
      const { reading: last, personalInfo } = currentQuiz().progress;
      if (stop.signal.aborted || nicheOf(personalInfo) !== of) return;
      // Complaints and country that somebody has typed stay when the niche changes.
      const typed = last?.isConfirmed && last.complaints.some(Boolean) ? last : undefined;
      const kept = typed && { complaints: typed.complaints, country: typed.country };
      changeProgress({ reading: { ...read, ...kept, of, isConfirmed: kept !== undefined } });
    };
    // Without it, the server reads the niche by itself.
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [niche, buyers, city, isRead]);
}

/** Replaces parts of a confirmed reading. */
function change(part: Partial<NonNullable<ReturnType<typeof readingOf>>>) {
  const { progress } = currentQuiz();
  const reading = readingOf(progress);
  if (reading) changeProgress({ reading: { ...reading, isConfirmed: true, ...part } });
}

function OfferAndBuyers() {
  const reading = readingOf(useQuiz().progress);
  const { fields } = useContent('pages/quiz').reading;
  return (['offer', 'buyers'] as const).map((name) => (
    <TextInput
      key={name}
      {...fields[name]}
      value={reading?.[name] ?? ''}
      maxLength={readingBounds[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  ));
}

const places = Array.from({ length: readingBounds.complaints }, (_, index) => index);

/** What buyers complain about, and the country. */
function Complaints() {
  const reading = readingOf(useQuiz().progress);
  const { fields } = useContent('pages/quiz').reading;
  const { complaints = [], country = '' } = reading ?? {};
  return (
    <>
      {places.map((index) => (
        <TextInput
          key={index}
          {...(index === 0
            ? fields.complaints
            : { 'aria-label': `${fields.complaints.label} ${index + 1}` })}
          value={complaints[index] ?? ''}
          maxLength={readingBounds.complaint}
          onChange={({ target: { value } }) =>
            change({
              complaints: places.map((at) => (at === index ? value : (complaints[at] ?? ''))),
            })
          }
        />
      ))}
      <NativeSelect
        {...fields.country}
        value={country}
        data={countries()}
        onChange={(event) => change({ country: event.target.value })}
      />
    </>
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
