/** Asks for the password again; resolves to whether it was entered. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;

/** Called by the admin while it is mounted. */
export function setPasswordPrompt(next: Prompt | undefined) {
  prompt = next;
}

export const askForPassword: Prompt = async () => (await prompt?.()) ?? false;
