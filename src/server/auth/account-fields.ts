/** What may be put into the fields of an account: the domain's rules. */

import {
  emailProblem,
  newPasswordProblem,
  passwordProblem,
  usernameProblem,
} from '#domain/account/validation.ts';
import { RequestError } from '../http/request-error.ts';

type Problems = Readonly<Record<string, string>>;

export type Fields<Name extends string> =
  | { readonly ok: true; readonly values: Readonly<Record<Name, string>> }
  | { readonly ok: false; readonly problems: Problems };

const CHECKS = { email, password: passwordProblem, username: usernameProblem } as const;

/** Reads the named fields of a body: every one of them is right, or the problems are named. */
export function readFields<Name extends keyof typeof CHECKS>(
  body: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Fields<Name> {
  const entries = names.map((name) => {
    const given = Object.hasOwn(body, name) ? body[name] : '';
    const value = typeof given === 'string' ? given : '';
    return [name, name === 'password' ? value : value.trim()] as const;
  });
  const problems = entries
    .map(([name, value]) => [name, CHECKS[name](value)] as const)
    .filter((entry): entry is readonly [Name, string] => entry[1] !== null);
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) };
  // Made of `names`, so it has each of them.
  return { ok: true, values: Object.fromEntries(entries) as Record<Name, string> };
}

export const UNUSABLE_EMAIL = 'Please enter a valid email address';

function email(text: string): string | null {
  return emailProblem(text) ?? (isMailable(text) ? null : UNUSABLE_EMAIL);
}

/** A character that controls something is in no address, and the database could not compare some. */
function isMailable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** The fields, all of them right; throws what the form is to say otherwise. */
export function allRight<Name extends string>(
  fields: Fields<Name>,
): Readonly<Record<Name, string>> {
  if (fields.ok) return fields.values;
  throw invalid(fields.problems);
}

/** How the new password is called where it is asked for: beside the current one it needs another name. */
export type NewPasswordField = 'password' | 'newPassword';

/** A new password that may be one; throws what the form is to say otherwise. */
export function newPasswordIn(text: string, field: NewPasswordField): string {
  const problem = newPasswordProblem({ password: text, confirmation: text });
  if (problem !== null) throw invalid({ [field]: problem });
  return text;
}

function invalid(problems: Problems): RequestError {
  return new RequestError({
    status: 400,
    code: 'account.invalid',
    message: Object.values(problems)[0] ?? 'Something is missing.',
    fields: problems,
  });
}
