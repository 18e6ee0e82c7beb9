import { Button, Group, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';
import type { GuideCopy } from '../../../shared/quiz/guideText.ts';
import { useContent } from '../../lib/content.ts';
import classes from './CopyText.module.css';
import { Folded } from './Folded.tsx';

/** A text to paste elsewhere; an email also opens in the reader's mail program. */
export function CopyText({ id, title, subject, text, isOpen }: GuideCopy & { isOpen: boolean }) {
  const { copying: copy, labels } = useContent('pages/guide');
  const subjectLine = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLParagraphElement>(null);
  return (
    <figure id={id} className={classes.copy}>
      <Group justify="space-between" align="center" gap="0.75rem 1rem" mb="0.75rem">
        <Title order={3} size="1.25rem" lh={1.25}>
          {title}
        </Title>
        <Group gap="0.5rem" data-screen-only>
          <CopyAction of={title} label={copy.copy} value={text} source={body} />
          {subject !== undefined && (
            <Button
              component="a"
              href={mailTo(subject, text)}
              variant="outline"
              size="xs"
              aria-label={`${copy.openInMail}: ${title}`}
            >
              {copy.openInMail}
            </Button>
          )}
        </Group>
      </Group>
      <Folded summary={copy.read} isOpen={isOpen}>
        <blockquote className={classes.text}>
          {subject !== undefined && (
            <Group justify="space-between" gap="0.5rem 1rem" mb="1rem" fw={600}>
              <div>
                <Text size="sm" c="dimmed" lh={1.4}>
                  {labels.subject}
                </Text>
                <p ref={subjectLine}>{subject}</p>
              </div>
              <CopyAction
                of={title}
                label={copy.copySubject}
                value={subject}
                source={subjectLine}
              />
            </Group>
          )}
          <p ref={body} className={classes.body}>
            {text}
          </p>
        </blockquote>
      </Folded>
    </figure>
  );
}

type CopyProps = {
  /** The title of the text, for screen readers. */
  of: string;
  label: string;
  value: string;
  /** Selected when there is no clipboard, as without TLS, so that the reader can copy it. */
  source: RefObject<HTMLElement | null>;
};

const FAILED = 'Press Ctrl+C';

function CopyAction({ of, label, value, source }: CopyProps) {
  const clipboard = useClipboard({ timeout: 4000 });
  const shown = clipboard.copied ? 'Copied' : clipboard.error ? FAILED : label;
  return (
    <span data-needs-script data-screen-only>
      <Button
        variant="outline"
        size="xs"
        aria-label={`${shown}: ${of}`}
        onClick={() => {
          if (source.current) {
            // Collapsed text cannot be selected.
            if (!('clipboard' in navigator))
              source.current.closest('details')?.setAttribute('open', '');
            window.getSelection()?.selectAllChildren(source.current);
          }
          clipboard.copy(value);
        }}
      >
        {shown}
      </Button>
      <span role="status" className="visually-hidden">
        {clipboard.copied && `Copied to the clipboard: ${of}`}
        {clipboard.error && FAILED}
      </span>
    </span>
  );
}

/** Mail programs expect line breaks as in emails. */
const mailTo = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
