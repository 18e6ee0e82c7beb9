/** `data.code` of the error of a sensitive action when the last proof of the password is too old. */
export const PASSWORD_REQUIRED = 'PASSWORD_REQUIRED';
