export const head = () => ({ title: 'Blog Posts', description: 'x', isPrivate: true });
export function Page() {
  return null;
}
