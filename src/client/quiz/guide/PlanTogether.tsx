import { Button } from '@mantine/core';
import { guidePage } from '../../../shared/content/quizGuide.ts';
import { boardFormPath } from '../../../shared/quiz/guideFiles.ts';

const FORM_ID = 'plan-together';

/** Opens the whiteboard of a guide, also without scripts. */
export const PlanTogether = ({ token }: { token: string }) => (
  <>
    <Button type="submit" form={FORM_ID} variant="outline">
      {guidePage.planTogether}
    </Button>
    <form id={FORM_ID} method="post" action={boardFormPath(token)} hidden />
  </>
);
