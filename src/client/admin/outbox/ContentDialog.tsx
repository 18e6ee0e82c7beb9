import { trpc } from '../../api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import classes from './Outbox.module.css';

type Props = { id: string; title: string; onClose: () => void };

/** A mail as its reader sees it, or what else a row carries. */
export function ContentDialog({ id, title, onClose }: Props) {
  const { data, error } = trpc.outbox.content.useQuery({ id });
  return (
    <Dialog title={title} onClose={onClose}>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text="Loading..." />}
      {data?.mail && <Mail {...data.mail} />}
      {data && !data.hasContent && <p>Delivered. The content has been deleted since.</p>}
      {data?.hasContent && !data.mail && <pre className={classes.plain}>{data.json}</pre>}
    </Dialog>
  );
}

type MailProps = { to: string; subject: string; html: string; text: string };

function Mail({ to, subject, html, text }: MailProps) {
  return (
    <>
      <dl className={classes.envelope}>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
      {/* Without rights of its own: neither scripts nor forms of a mail run here. */}
      <iframe title={`Mail: ${subject}`} sandbox="" srcDoc={html} className={classes.mail} />
      <details>
        <summary>Plain text</summary>
        <pre className={classes.plain}>{text}</pre>
      </details>
    </>
  );
}
