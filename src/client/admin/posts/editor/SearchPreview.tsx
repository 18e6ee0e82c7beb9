import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { documentTitle } from '../../../../shared/page.ts';
import { socialImageUrl } from '../../../blog/postHead.ts';
import { generatedCoverPath } from '../../../blog/posts.ts';
import { useContent } from '../../../lib/content.ts';
import { useSiteConfig } from '../../../site/config.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { PostFields } from './postFields.ts';
import classes from './SearchPreview.module.css';
import { DESCRIPTION_WIDTH, TITLE_WIDTH, truncate } from './snippet.ts';
import type { PostEditorState } from './usePostEditor.ts';

/** The fonts of a result on Google. */
const TITLE_FONT = '20px Arial, sans-serif';
const DESCRIPTION_FONT = '14px Arial, sans-serif';

function createMeasure() {
  const context = document.createElement('canvas').getContext('2d');
  return (font: string) => (text: string) => {
    if (!context) return 0;
    context.font = font;
    return context.measureText(text).width;
  };
}

/** The post as a search result and as a card on social networks. */
export function SearchPreview({ editor: { fields, post } }: { editor: PostEditorState }) {
  const [measure] = useState(createMeasure);
  const { publicUrl } = useSiteConfig();
  const { name } = useContent('site');
  const { host } = new URL(publicUrl || location.origin);
  const title = documentTitle(fields.title || 'Untitled', name);
  const description = fields.excerpt;
  const image = fields.imageUrl
    ? socialImageUrl(fields.imageUrl)
    : post && generatedCoverPath(post);
  return (
    <Panel title="Search and sharing">
      <Stack gap="sm" mt="xs">
        <div className={classes.result} role="group" aria-label="Search result">
          <span className={classes.address}>
            {host} › blog › {fields.slug || '…'}
          </span>
          <span className={classes.title}>{truncate(title, TITLE_WIDTH, measure(TITLE_FONT))}</span>
          <span className={classes.description}>
            {description
              ? truncate(description, DESCRIPTION_WIDTH, measure(DESCRIPTION_FONT))
              : 'Without an excerpt, the search engine chooses a text.'}
          </span>
        </div>
        {measure(TITLE_FONT)(title) > TITLE_WIDTH && <CutOff field="title" />}
        {measure(DESCRIPTION_FONT)(description) > DESCRIPTION_WIDTH && <CutOff field="excerpt" />}
        <div className={classes.card} role="group" aria-label="Shared link">
          {image && <img src={image} alt={fields.imageAlt} />}
          <div>
            <span className={classes.address}>{host}</span>
            <strong>{fields.title || 'Untitled'}</strong>
            <span className={classes.description}>{description}</span>
          </div>
        </div>
        <Text size="sm" c="dimmed">
          Networks and search engines may choose other texts.
        </Text>
      </Stack>
    </Panel>
  );
}

/** Says that search engines show the beginning of a field only. */
function CutOff({ field }: { field: 'title' | 'excerpt' }) {
  const { setFocus } = useFormContext<PostFields>();
  return (
    <Group justify="space-between" wrap="nowrap" align="start" gap="sm">
      <Text size="sm">The end of the {field} is cut off.</Text>
      <Anchor component="button" type="button" fz="sm" onClick={() => setFocus(field)}>
        Shorten<span className="visually-hidden"> the {field}</span>
      </Anchor>
    </Group>
  );
}
