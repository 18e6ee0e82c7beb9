/** The result is shown at the end, and its code is fetched with what sends the answers. */
export const loadResult = () => import('./QuizResult.tsx');
