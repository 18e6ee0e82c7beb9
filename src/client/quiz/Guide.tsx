import { Box, Button, Container, Group, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill } from '../../shared/fill.ts';
import { markdownFilePath, boardFormPath } from '../../shared/quiz/guideFiles.ts';
import type { GuideView } from '../../shared/quiz/guideText.ts';
import { useContent } from '../lib/content.ts';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { lazyWithRetries } from '../lib/withRetries.ts';
import { CallLink } from './CallLink.tsx';
import classes from './Guide.module.css';

const FORM_ID = 'plan-together';

/** Opens the whiteboard of a guide, also without scripts. */
const PlanTogether = ({ token, label }: { token: string; label: string }) => (
  <>
    <Button type="submit" form={FORM_ID} variant="outline">
      {label}
    </Button>
    <form id={FORM_ID} method="post" action={boardFormPath(token)} hidden />
  </>
);

const load = async () => (await import('./guide/GuideContent.tsx')).GuideContent;
const RenderedContent = lazyOnVisible(load, '100vh');
const LateContent = lazyWithRetries(load);
const inBrowser = () => true;

/** The private page of a written guide. */
export function Guide(view: GuideView) {
  const { token = '' } = useParams();
  const copy = useContent('pages/guide');
  // A guide that the server rendered hydrates with the first input; a later one renders immediately.
  const isHydrated = useInBrowser(inBrowser);
  const [isLate] = useState(isHydrated === true);
  const hasSheet = view.sections.some(({ id }) => id === 'summary');
  return (
    <article className={classes.guide}>
      <Container className={classes.head}>
        <div>
          <Text mb="0.75rem" fw={600} c="var(--tone-accent)" data-screen-only>
            {copy.label}
          </Text>
          <Title className={classes.title}>
            {view.name ? fill(copy.title, { name: view.name }) : copy.titleWithoutName}
          </Title>
          {!hasSheet && (
            <Text size="lg" c="dimmed" maw="var(--measure)" mt="1.5rem">
              {view.summary}
            </Text>
          )}
        </div>
        <Actions token={token} />
      </Container>
      {isLate ? (
        <Suspense fallback={<Box mih="100vh" />}>
          <LateContent {...view} token={token} />
        </Suspense>
      ) : (
        <RenderedContent {...view} token={token} />
      )}
    </article>
  );
}

function Actions({ token }: { token: string }) {
  const copy = useContent('pages/guide');
  return (
    <div data-screen-only>
      <Group gap="0.75rem" variant="actions">
        <CallLink label={copy.call} />
        <Button variant="outline" data-needs-script onClick={() => window.print()}>
          {copy.print}
        </Button>
        <PlanTogether token={token} label={copy.plan.button} />
      </Group>
      <Text size="sm" c="dimmed" mt="1rem">
        {copy.private} <a href={markdownFilePath(token)}>{copy.markdown}</a>
      </Text>
    </div>
  );
}
