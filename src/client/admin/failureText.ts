type Failure = { message: string };

/** Why a view has no data, as a sentence. */
export const failureText = ({ message }: Failure) => `The data could not be loaded (${message}).`;

/** What the server said, without the status that `api.tsx` puts in front and the field's name. */
export const plainMessage = ({ message }: Failure) =>
  message.replace(/^\d{3}: /, '').replace(/^[a-z]\w*: /, '');
