/** The drafts of a brief, by the id of its person. */
export const briefDraftName = (id: string) => `brief ${id}`;
