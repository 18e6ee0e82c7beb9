/** What is newest in the admin; ids are null while there is nothing. */
export type LiveState = {
  leadId: string | null;
  responseId: string | null;
  outbox: { waiting: number; failed: number };
};
