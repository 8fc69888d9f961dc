/** What people type to sign up, sign in and change their account: specification, section 5. */

export const MIN_PASSWORD = 6;
export const MIN_USERNAME = 3;
export const MAX_PASSWORD = 128;
export const MAX_USERNAME = 64;
/** The longest address that mail can be sent to (RFC 5321). */
const MAX_EMAIL = 254;
export const USERNAME = /^[A-Za-z0-9_-]+$/;

/** What is wrong with an e-mail address, or null. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Email is required';
  if (!email.includes('@') || email.trim().length > MAX_EMAIL)
    return 'Please enter a valid email address';
  return null;
}

/** What is wrong with a password at sign-in and sign-up, or null. Blanks are characters. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required';
  return passwordLengthProblem(password);
}

function passwordLengthProblem({ length }: string): string | null {
  if (length < MIN_PASSWORD) return `Password must be at least ${MIN_PASSWORD} characters`;
  return length > MAX_PASSWORD ? `Password must be at most ${MAX_PASSWORD} characters` : null;
}

/** What is wrong with a username at sign-up, or null. */
export function usernameProblem(username: string): string | null {
  if (username.trim() === '') return 'Username is required';
  return usernameFormProblem(username);
}

/** What is wrong with a username changed in Settings, or null. */
export function changedUsernameProblem(username: string): string | null {
  if (username.trim() === '') return 'Username cannot be empty';
  return usernameFormProblem(username);
}

function usernameFormProblem(username: string): string | null {
  if (username.length < MIN_USERNAME) return `Username must be at least ${MIN_USERNAME} characters`;
  if (!USERNAME.test(username)) {
    return 'Username can only contain letters, numbers, hyphens, and underscores';
  }
  return username.length > MAX_USERNAME
    ? `Username must be at most ${MAX_USERNAME} characters`
    : null;
}

/** What is wrong with a new password and its confirmation, or null. */
export function newPasswordProblem({
  password,
  confirmation,
}: {
  readonly password: string;
  readonly confirmation: string;
}): string | null {
  if (password === '') return 'New password is required';
  const wrongLength = passwordLengthProblem(password);
  if (wrongLength !== null) return wrongLength;
  return password === confirmation ? null : 'Passwords do not match';
}
