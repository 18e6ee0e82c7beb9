export const head = () => ({ title: 'Posts', description: 'x', isPrivate: true });
export function Page() {
  return null;
}
