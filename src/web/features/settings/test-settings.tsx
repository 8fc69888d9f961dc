/** The settings of somebody, against a server that a test plays. */

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type AccountExport,
} from '#domain/export/account-export.ts';
import { DEFAULT_SETTINGS } from '#domain/profile/profile.ts';
import { deleteAccount } from '../../api/endings.ts';
import { createApi, type Fetch } from '../../api/client.ts';
import { aTestPlan } from '../../plan/test-plan.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import type { Session } from '../../session/session-state.ts';
import { signedInTo } from '../../session/test-signed-in.ts';
import { useLateEnds } from './late-end.ts';
import { SettingsDialog } from './settings-dialog.tsx';

export const AT = '2026-11-20T10:00:00.000Z';

type Answer = (path: string) => Response | Promise<Response>;

type Shown = {
  today: string;
  onClose: () => void;
  onNews: (news: string) => void;
  onTrouble: (trouble: ReactNode) => void;
};

function WithoutPrivacy(props: Shown) {
  const lateEnds = useLateEnds(props);
  const { today, onClose } = props;
  return (
    <SettingsDialog
      today={today}
      onClose={onClose}
      lateEnds={lateEnds}
      onPrivacy={() => undefined}
    />
  );
}

/** Settings on a real store; `answer` plays the server's part for accounts, `parts` what a session does. */
export async function showSettings(
  answer: Answer = () => Response.json({}),
  parts: Partial<Session> = {},
  Settings: ComponentType<Shown> = WithoutPrivacy,
) {
  const told: ReactNode[] = [];
  const plan = aTestPlan();
  const { store, tab } = await plan.open();
  const sent: string[] = [];
  const fetch: Fetch = async (path, init) => {
    sent.push(`${path} ${String(init.body ?? '')}`);
    return answer(path);
  };
  const api = createApi(fetch);
  const client = signedInTo(
    { api, store, tab },
    { deleteAccount: (password) => deleteAccount(api, password), ...parts },
  );
  const { unmount } = render(
    <ClientProvider client={client}>
      <Settings
        today="2026-11-20"
        onClose={() => undefined}
        onNews={(news) => told.push(news)}
        onTrouble={(trouble) => told.push(trouble)}
      />
    </ClientProvider>,
  );
  /** Closed, and what the page behind it is told from then on. */
  const close = () => {
    unmount();
    return told;
  };
  const user = userEvent.setup();
  const open = (part: string) => user.click(screen.getByRole('button', { name: part }));
  return { user, open, close, store, sent, network: plan.network };
}

export function anExport(changes: Partial<AccountExport> = {}): AccountExport {
  return {
    format: EXPORT_FORMAT,
    formatVersion: EXPORT_VERSION,
    exportedAt: AT,
    id: 'profile-1',
    userId: 'somebody',
    username: 'Mira',
    level: 1,
    xp: 0,
    xpToNext: 100,
    streak: 0,
    lastActive: '2026-11-20',
    mountainsData: [
      aMountain({ id: 'mountain-9', title: 'The zine', pebbles: [aPebble({ id: 'p9' })] }),
    ],
    createdAt: AT,
    updatedAt: AT,
    completions: [],
    brainDumps: [],
    settings: DEFAULT_SETTINGS,
    ...changes,
  };
}

export function aFile(content: unknown): File {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return new File([text], 'unstuck.json', { type: 'application/json' });
}
