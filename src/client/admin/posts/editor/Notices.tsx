import { Button } from '../../../ui/Button.tsx';
import { dateAndTime } from '../../figures.ts';
import classes from './PostEditor.module.css';
import type { PostEditorState } from './usePostEditor.ts';

/** Offers what was typed earlier and never saved. */
export function Notices({ editor: { offer, version, answerOffer } }: { editor: PostEditorState }) {
  if (!offer) return null;
  return (
    <div role="alert" className={classes.notice}>
      <p>
        This browser kept text from {dateAndTime(offer.keptAt)} that was not saved.
        {offer.version < version && ' The post was saved elsewhere since.'}
      </p>
      <div className={classes.row}>
        <Button className={classes.small} onClick={() => answerOffer(true)}>
          Continue with it
        </Button>
        <Button className={classes.small} variant="outline" onClick={() => answerOffer(false)}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
