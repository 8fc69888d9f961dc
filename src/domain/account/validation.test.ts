import { describe, expect, it } from 'vitest';
import {
  changedUsernameProblem,
  emailProblem,
  newPasswordProblem,
  passwordProblem,
  usernameProblem,
} from './validation.ts';

describe('what is wrong with', () => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['ada.example.org', 'Please enter a valid email address'],
    ['ada@example.org', null],
    [`${'a'.repeat(242)}@example.org`, null],
    [`${'a'.repeat(243)}@example.org`, 'Please enter a valid email address'],
  ])('the e-mail address %j', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
    ['123456', null],
    ['      ', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
  ])('the password %j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  const usernames: [string, string | null][] = [
    ['ab', 'Username must be at least 3 characters'],
    ['a b c', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['zoë', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['abc\n', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['Ada_L-1815', null],
    ['x'.repeat(64), null],
    ['x'.repeat(65), 'Username must be at most 64 characters'],
  ];

  it.each([['', 'Username is required'], ['  ', 'Username is required'], ...usernames])(
    'the username %j at sign-up',
    (username, problem) => {
      expect(usernameProblem(username)).toBe(problem);
    },
  );

  it.each([['', 'Username cannot be empty'], ['  ', 'Username cannot be empty'], ...usernames])(
    'the username %j in Settings',
    (username, problem) => {
      expect(changedUsernameProblem(username)).toBe(problem);
    },
  );

  it.each([
    ['', '', 'New password is required'],
    ['12345', '12345', 'Password must be at least 6 characters'],
    ['123456', '1234567', 'Passwords do not match'],
    ['123456', '123456', null],
    ['x'.repeat(129), 'x'.repeat(129), 'Password must be at most 128 characters'],
  ])('the new password %j confirmed by %j', (password, confirmation, problem) => {
    expect(newPasswordProblem({ password, confirmation })).toBe(problem);
  });
});
