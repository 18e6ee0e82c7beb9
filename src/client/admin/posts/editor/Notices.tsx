import { localDateTime } from '../../../../shared/dates.ts';
import { Button } from '@mantine/core';
import type { Kept } from './kept.ts';
import classes from './PostEditor.module.css';
import type { PostEditorState } from './usePostEditor.ts';

/** Offers what was typed earlier and never saved. */
export function Notices({ editor }: { editor: PostEditorState }) {
  const { offers, hideOffers } = editor;
  if (offers.length === 0) return null;
  return (
    <div role="alert" className={classes.notice}>
      {offers.map((kept) => (
        <Offer key={kept.slot} kept={kept} editor={editor} />
      ))}
      <div className={classes.row}>
        <Button className={classes.small} variant="outline" onClick={hideOffers}>
          Not now
        </Button>
      </div>
    </div>
  );
}

function Offer({ kept, editor }: { kept: Kept; editor: PostEditorState }) {
  const { version, takeOffer, dropOffer } = editor;
  return (
    <>
      <p>
        This browser kept text from {localDateTime(kept.keptAt)} that was not saved
        {kept.fields.title && `, of “${kept.fields.title}”`}.
        {kept.version < version && ' The post was saved elsewhere since.'}
      </p>
      <div className={classes.row}>
        <Button className={classes.small} onClick={() => takeOffer(kept)}>
          Continue with it
        </Button>
        <Button className={classes.small} variant="outline" onClick={() => dropOffer(kept)}>
          Discard it
        </Button>
      </div>
    </>
  );
}
