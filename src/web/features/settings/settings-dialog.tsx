import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { usePlan } from '../../plan/use-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Alert, Notice } from '../../ui/message.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ImportData } from './import-data.tsx';
import type { LateEnds } from './late-end.ts';
import { Preferences } from './preferences.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import styles from './settings-dialog.module.css';
import part from './part.module.css';
import { SignOutButton } from './sign-out-button.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import { UsernameSetting } from './username-setting.tsx';

type Props = {
  today: Day;
  /** Begins at the button that led there, not at the top. */
  isBackFromPrivacy?: boolean;
  onPrivacy: () => void;
  onClose: () => void;
  lateEnds: LateEnds;
};

export function SettingsDialog(props: Props) {
  const { profile } = usePlan();
  return (
    <Dialog title="Settings" onClose={props.onClose}>
      <div className={styles.parts}>
        <UsernameSetting username={profile.username} />
        <ProgressFigures profile={profile} today={props.today} />
        <Preferences settings={profile.settings} />
        <AccountParts {...props} />
        <section className={part.part}>
          <SignOutButton>Sign Out</SignOutButton>
        </section>
      </div>
    </Dialog>
  );
}

const FOLDED = [
  ['Change password', ChangePassword],
  ['Where you are signed in', SignedInDevices],
  ['Export', ExportData],
  ['Import', ImportData],
  ['Delete account', DeleteAccount],
] as const;

/** What is seldom needed is folded away, and only one of it is open at a time. */
function AccountParts(props: Props) {
  const { isBackFromPrivacy, lateEnds } = props;
  const privacy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBackFromPrivacy) privacy.current?.focus();
  }, [isBackFromPrivacy]);
  const [open, setOpen] = useState<string | null>(null);
  const folded = useRef<HTMLDivElement>(null);
  // On a phone it unfolds below the edge.
  useEffect(() => {
    const unfolded = folded.current?.querySelector('[aria-expanded=true]')?.closest('div');
    unfolded?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const end = lateEnds.last?.end;
  const toggle = (title: string) => {
    setOpen(open === title ? null : title);
    lateEnds.forget(title);
  };
  return (
    <section className={part.part} aria-labelledby="settings-account">
      <h3 id="settings-account">Account and data</h3>
      <div ref={folded} className={styles.folded}>
        {FOLDED.map(([title, Part]) => (
          <Disclosure
            key={title}
            title={title}
            level={4}
            isOpen={open === title}
            onToggle={() => toggle(title)}
          >
            <Part today={props.today} onLate={(end) => lateEnds.tell(title, end)} />
          </Disclosure>
        ))}
        <Button ref={privacy} look="quiet" onClick={props.onPrivacy}>
          Privacy
        </Button>
      </div>
      {end && 'trouble' in end && <Alert>{end.trouble}</Alert>}
      <div role="status">{end && 'news' in end && <Notice>{end.news}</Notice>}</div>
    </section>
  );
}
