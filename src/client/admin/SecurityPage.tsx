import { AdminFrame } from './AdminFrame.tsx';
import { AuditLog } from './AuditLog.tsx';
import classes from './SecurityPage.module.css';
import { Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';
import { ViewHeader } from './ViewHeader.tsx';

const title = 'Security';

export const head = () => ({
  title,
  description: 'Who is signed in, which tools have a token, and what was done.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading="Loading security...">
      <ViewHeader title={title} />
      <div className={classes.parts}>
        <Sessions />
        <Tokens />
        <AuditLog />
      </div>
    </AdminFrame>
  );
}
