import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import { browserDevice } from '../../device/device.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { createRecovery } from '../../session/recovery.ts';
import type { Session } from '../../session/session-state.ts';
import { SignInView } from './sign-in-view.tsx';

type Answers = Partial<Pick<Session, 'signIn' | 'signUp'>>;

function show(answers: Answers = {}, message?: string) {
  const refuse = () => Promise.reject(new Error('Not expected in this test.'));
  const api = createApi(refuse);
  const session: Session = {
    getState: () => ({ status: 'signed-out' }),
    subscribe: () => () => undefined,
    start: refuse,
    signIn: answers.signIn ?? refuse,
    signUp: answers.signUp ?? refuse,
    signOut: refuse,
    retry: refuse,
    stop: () => undefined,
    deleteAccount: refuse,
    changePassword: refuse,
    recovery: createRecovery({ onState: () => undefined, look: refuse, setPassword: refuse }),
  };
  render(
    <ClientProvider client={{ session, api, device: browserDevice() }}>
      <SignInView message={message} problem={undefined} onPrivacy={() => undefined} />
    </ClientProvider>,
  );
  return userEvent.setup();
}

const submit = (name: string) =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { name })
    .find((button) => button.getAttribute('type') === 'submit') ?? document.body;

test('what is missing is named at its field, and the first such field has the focus', async () => {
  const user = show();
  await user.click(submit('Sign In'));
  const email = screen.getByLabelText('Email');
  expect(email).toBe(document.activeElement);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = email.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Email is required');
  expect(screen.getByText('Password is required')).toBeTruthy();
});

test('what is wrong with the field that somebody is in is read out; elsewhere the focus reads it', async () => {
  const user = show();
  await user.type(screen.getByLabelText('Email'), 'mira@example.org{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('peb{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Password must be at least 6 characters');
});

test('the same fault is read out again when somebody tries again from its field', async () => {
  const user = show();
  await user.type(screen.getByLabelText('Email'), 'mira@example.org{Enter}');
  await user.keyboard('{Enter}');
  const first = screen.getByRole('alert');
  expect(first.textContent).toBe('Password is required');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('alert').textContent).toBe('Password is required');
});

test('a fault whose field the button leads back to is read with the focus only', async () => {
  const user = show();
  for (let tries = 0; tries < 2; tries += 1) {
    await user.click(submit('Sign In'));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test('what the server finds wrong with a field is gone to', async () => {
  const fields = { email: 'Please enter a valid email address' };
  const user = show({
    signIn: () =>
      Promise.reject(new ApiError({ status: 422, code: 'account.invalid', message: 'no', fields })),
  });
  await user.type(screen.getByLabelText('Email'), 'mira@example.org');
  await user.type(screen.getByLabelText('Password'), 'pebbles');
  await user.click(submit('Sign In'));
  expect(await screen.findByText(fields.email)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test.each([
  ['account.email_taken', 'Email', 'An account with this email already exists'],
  ['account.username_taken', 'Username', 'This username is already taken'],
] as const)(
  'what is refused with %s is said at its field, which has the focus',
  async (...taken) => {
    const [code, label, words] = taken;
    const user = show({
      signUp: () => Promise.reject(new ApiError({ status: 409, code, message: 'no' })),
    });
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await user.type(screen.getByLabelText('Email'), 'mira@example.org');
    await user.type(screen.getByLabelText('Username'), 'mira');
    await user.type(screen.getByLabelText('Password'), 'pebbles');
    await user.click(submit('Sign Up'));
    const problem = await screen.findByText(words);
    const field = screen.getByLabelText(label);
    expect(document.activeElement).toBe(field);
    expect(problem.closest('p')?.id).toBe(field.getAttribute('aria-describedby'));
  },
);

test('what was typed is kept when changing between signing in and signing up', async () => {
  const user = show();
  await user.type(screen.getByLabelText('Email'), 'mira@example.org');
  await user.type(screen.getByLabelText('Password'), 'pebbles');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira@example.org');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'pebbles');
  expect(screen.getByText('Create your account to start moving mountains')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira@example.org');
});

test('a refusal of the server is an alert in the words of the product', async () => {
  const user = show({
    signIn: () =>
      Promise.reject(
        new ApiError({ status: 401, code: 'account.credentials_wrong', message: 'no' }),
      ),
  });
  await user.type(screen.getByLabelText('Email'), 'mira@example.org');
  await user.type(screen.getByLabelText('Password'), 'pebbles');
  await user.click(submit('Sign In'));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
});

test('whoever hears the page is told that it is at work, where the eye sees it at the button', async () => {
  const user = show({ signIn: () => new Promise(() => undefined) });
  const [status] = screen.getAllByRole('status');
  await user.type(screen.getByLabelText('Email'), 'mira@example.org');
  await user.type(screen.getByLabelText('Password'), 'pebbles');
  expect(status?.textContent).toBe('');
  await user.click(submit('Sign In'));
  expect(status?.textContent).toBe('One moment…');
});

test('the button beside the password shows it and hides it again', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('a message from before, such as a new password, is shown', () => {
  show({}, 'Password updated successfully! Please log in with your new password.');
  const said = screen.getByText(/^Password updated successfully!/);
  expect(said.closest('[role="status"]')).toBeTruthy();
});
