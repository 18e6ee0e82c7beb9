// The files of a guide are beside its private page.

export const calendarFilePath = (token: string) => `/quiz/guide/${token}/calendar.ics`;
/** Takes a POST and redirects to the guide's whiteboard. */
export const boardFormPath = (token: string) => `/quiz/guide/${token}/board`;
export const markdownFilePath = (token: string) => `/quiz/guide/${token}/guide.md`;
