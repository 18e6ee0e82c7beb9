import { TextInput } from '@mantine/core';
import { postStates, type PublishedState } from '../../../../shared/blog.ts';
import { fromDateTimeInput, isPast, toDateTimeInput } from '../../../../shared/dates.ts';
import { viewerZone } from '../../../../shared/zonedDates.ts';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import type { Post } from './fields.ts';
import classes from './PostEditor.module.css';
import type { PostEditorState } from './usePostEditor.ts';

const names: Record<PublishedState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** Who may see the post, and from when. */
export function PublicationPanel({
  editor,
  post,
}: {
  editor: PostEditorState;
  post: Post | undefined;
}) {
  const { fields, errors, set } = editor;
  const { published, publishAt } = fields;
  return (
    <section className={classes.panel} aria-labelledby="publication">
      <h2 id="publication">Publication</h2>
      <fieldset className={classes.states}>
        <legend>State</legend>
        {postStates.map((state) => (
          <label key={state}>
            <input
              type="radio"
              name="published"
              checked={published === state}
              onChange={() => set({ published: state })}
            />
            {names[state]}
          </label>
        ))}
      </fieldset>
      {published === 'scheduled' && (
        <>
          <TextInput
            type="datetime-local"
            name="publishAt"
            label="Public from"
            value={toDateTimeInput(publishAt)}
            error={errors.publishAt}
            onChange={({ target }) => set({ publishAt: fromDateTimeInput(target.value) })}
          />
          <p className={classes.hint}>{sayMoment(publishAt)}</p>
        </>
      )}
      {post?.published === 'published' && (
        <SiteLink
          href={`/blog/${encodeURIComponent(post.slug)}`}
          newTab
          label="See it on the site"
        />
      )}
    </section>
  );
}

function sayMoment(publishAt: string | null) {
  if (publishAt !== null && isPast(publishAt))
    return 'This moment is past: the post will be public at once, with this date.';
  return `In your time zone, ${viewerZone()}. Nothing needs to run: the post shows when the moment comes.`;
}
