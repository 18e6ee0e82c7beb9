/** Asks for the password again and resolves with whether it was given. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;

/** Set by the admin for as long as it is shown. */
export function setPasswordPrompt(next: Prompt | undefined) {
  prompt = next;
}

export const askForPassword: Prompt = async () => (await prompt?.()) ?? false;
