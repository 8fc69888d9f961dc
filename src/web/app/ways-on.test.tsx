import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDashboard, refused, type PlannerPart } from './test-dashboard.tsx';

const cut: PlannerPart = () => Promise.reject(new TypeError('The network is down.'));

test.each([
  ['the network', cut],
  ['the server', () => refused(500, 'server.failed')],
])(
  'where %s fails, what needs no server is offered, and no other planner of it',
  async (_, part) => {
    const page = aDashboard();
    await page.open();
    page.answers(part);
    await page.click('Start Your Brain Dump');
    await screen.findByRole('textbox');
    await page.user.type(page.box(), 'call the plumber');
    await page.click('Create My Pebbles');
    await screen.findByRole('button', { name: 'Plan it now on this device' });
    expect(screen.getByText(/^Planned by the AI service/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Plan it here instead' })).toBeNull();
  },
);
