import { newPasswordProblem } from '#domain/account/validation.ts';
import { PasswordField } from '../ui/password-field.tsx';
import type { Problems } from '../ui/use-form.ts';

export type NewPassword = { readonly password: string; readonly confirmation: string };

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

/** What is wrong with it, at the field where it can be mended. */
export function newPasswordProblems(typed: NewPassword): Problems<keyof NewPassword> {
  const { password } = typed;
  const isPasswordRight = newPasswordProblem({ password, confirmation: password }) === null;
  return { [isPasswordRight ? 'confirmation' : 'password']: newPasswordProblem(typed) };
}

/** A new password, typed twice. */
export function NewPasswordFields(props: {
  typed: NewPassword;
  problems: Problems<keyof NewPassword>;
  onType: (typed: NewPassword) => void;
}) {
  const { typed, problems, onType } = props;
  return (
    <>
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        value={typed.password}
        problem={problems.password ?? null}
        onChange={({ target }) => onType({ ...typed, password: target.value })}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        required
        value={typed.confirmation}
        problem={problems.confirmation ?? null}
        onChange={({ target }) => onType({ ...typed, confirmation: target.value })}
      />
    </>
  );
}
