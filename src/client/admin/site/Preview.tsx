import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedCallback, useElementSize, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ContentKey } from '../../../shared/content/documents.ts';
import { PREVIEW_PATH } from '../../../shared/site.ts';
import type { FormValues, SchemaForm } from '../form/schemaForm.ts';
import { Panel } from '../ui/Panel.tsx';

type Props = { documentKey: ContentKey; path: string; schema: SchemaForm };

const widths = { Desktop: 1280, Phone: 375 };
type Width = keyof typeof widths;
const isWidth = (value: string): value is Width => value in widths;

const DELAY_MS = 600;
const HEIGHT_REM = 34;

/** The page with what is typed, scrolled to the text that has the focus. */
export function Preview(props: Props) {
  const { html, problem } = usePreview(props);
  const [width, setWidth] = useState<Width>('Desktop');
  const { ref, width: available } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrollY = useRef(0);
  const [edited, setEdited] = useState('');
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
      setEdited(target.value);
  });
  const page = () => frame.current?.contentWindow;
  useEffect(() => showText(frame.current?.contentDocument, edited), [edited]);
  const scale = Math.min(1, available / widths[width]);
  return (
    <Panel title="Preview">
      <Group justify="space-between" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          data={Object.keys(widths)}
          value={width}
          onChange={(value) => isWidth(value) && setWidth(value)}
        />
        <Text role="status" size="sm" c="dimmed">
          {problem}
        </Text>
      </Group>
      <div ref={ref} style={{ height: `${HEIGHT_REM}rem`, overflow: 'hidden' }}>
        <iframe
          ref={frame}
          title="Preview of the page"
          // Without scripts, forms and navigation.
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={() => {
            page()?.scrollTo({ top: scrollY.current, behavior: 'instant' });
            page()?.addEventListener('scroll', () => (scrollY.current = page()?.scrollY ?? 0));
            // A link in the preview would leave the page that is edited.
            frame.current?.contentDocument?.addEventListener('click', (event) =>
              event.preventDefault(),
            );
          }}
          style={{
            width: widths[width],
            height: `${HEIGHT_REM / scale}rem`,
            border: 0,
            background: 'white',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
    </Panel>
  );
}

/** Renders the page some time after a change; until it is valid again, the last one stays. */
function usePreview({ documentKey: key, path, schema }: Props) {
  const { getValues, subscribe } = useFormContext<FormValues>();
  const [html, setHtml] = useState<string>();
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  const render = useDebouncedCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const values = getValues();
    if (!schema.Validated.safeParse(values).success) return setProblem(problemOf(400));
    const fields = schema.fromValues(values);
    try {
      const response = await fetch(PREVIEW_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, fields, path }),
        signal,
      });
      if (response.ok) setHtml(await response.text());
      setProblem(problemOf(response.status));
    } catch {
      if (!signal.aborted) setProblem('No connection');
    }
  }, DELAY_MS);
  useEffect(() => {
    render();
    const stop = subscribe({ formState: { values: true }, callback: render });
    return () => {
      stop();
      running.current?.abort();
    };
  }, [render, subscribe]);
  return { html, problem };
}

function problemOf(status: number) {
  if (status === 400) return 'Some fields are not valid yet';
  return status < 400 ? '' : 'The preview is not available';
}

/** Scrolls to the element that shows a text. */
function showText(page: Document | null | undefined, text: string) {
  const longest = text
    .split(/\{+[^{}]*\}+/)
    .map((part) => part.trim())
    .toSorted((a, b) => b.length - a.length)[0];
  if (!page || !longest) return;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes(longest)) {
      walker.currentNode.parentElement?.scrollIntoView({ block: 'center' });
      return;
    }
}
