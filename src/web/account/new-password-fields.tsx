import { newPasswordProblem } from '#domain/account/validation.ts';
import { PasswordField } from '../ui/password-field.tsx';

export type NewPassword = { readonly password: string; readonly confirmation: string };

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

/** The field at which a problem is said: the one where it can be mended. */
export function fieldOfProblem({ password, confirmation }: NewPassword): keyof NewPassword {
  const isPasswordRight = newPasswordProblem({ password, confirmation: password }) === null;
  return isPasswordRight && password !== confirmation ? 'confirmation' : 'password';
}

/** A new password, typed twice. */
export function NewPasswordFields(props: {
  typed: NewPassword;
  problem: string | null;
  onType: (typed: NewPassword) => void;
}) {
  const { typed, problem, onType } = props;
  const field = fieldOfProblem(typed);
  return (
    <>
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        value={typed.password}
        problem={field === 'password' ? problem : null}
        onChange={({ target }) => onType({ ...typed, password: target.value })}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        required
        value={typed.confirmation}
        problem={field === 'confirmation' ? problem : null}
        onChange={({ target }) => onType({ ...typed, confirmation: target.value })}
      />
    </>
  );
}
