import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { aFile, anExport, showSettings } from './test-settings.tsx';

/** The server answers one path when the test wants it to, time by time. */
function slowly(slow: string) {
  const answers: ((reply: Response) => void)[] = [];
  const answer = (path: string): Response | Promise<Response> =>
    path === slow ? new Promise((resolve) => answers.push(resolve)) : Response.json({});
  return { answer, answers };
}

test('a username that is saved late takes nothing of what is being written by then', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, user } = await showSettings(answer);
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(screen.getByLabelText('Username'), ' and more');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toMatch(/-2$/);
  await open('Cancel');
  await open('Edit');
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), 'another');
  answers[0]?.(Response.json({}));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'another');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

test('a username that is saved after its form was left says so, and leaves the focus', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, user } = await showSettings(answer);
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  await waitFor(() => expect(answers).toHaveLength(1));
  await open('Cancel');
  const language = screen.getByLabelText('Dictation language');
  await user.click(language);
  answers[0]?.(Response.json({}));
  expect(await screen.findByText('Username saved.')).toBeTruthy();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(language);
});

test('of two files that are chosen in a row the second one is shown, however late the first', async () => {
  const { answer, answers } = slowly(PATHS.accountExport);
  const { open, user } = await showSettings(answer);
  const dump = { id: crypto.randomUUID(), text: 'Call', plannedBy: '', mountainIds: [] };
  const first = anExport({ brainDumps: [{ ...dump, createdAt: '2026-11-20T10:00:00.000Z' }] });
  await open('Import');
  await user.upload(screen.getByLabelText('Choose a file'), aFile(first));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.upload(screen.getByLabelText('Choose a file'), aFile({ hello: 'there' }));
  const problem = 'This file is not an Unstuck export.';
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
  answers[0]?.(Response.json({ brainDumps: [] }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('alert').textContent).toBe(problem);
});
