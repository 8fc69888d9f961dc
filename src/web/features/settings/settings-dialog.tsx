import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { usePlan } from '../../plan/use-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ImportData } from './import-data.tsx';
import { Preferences } from './preferences.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import styles from './settings-dialog.module.css';
import part from './part.module.css';
import { SignOut } from './sign-out.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import { UsernameSetting } from './username-setting.tsx';

export function SettingsDialog(props: {
  today: Day;
  /** Begins at the button that led there, not at the top. */
  isBackFromPrivacy?: boolean;
  onPrivacy: () => void;
  onClose: () => void;
}) {
  const { profile } = usePlan();
  return (
    <Dialog title="Settings" onClose={props.onClose}>
      <div className={styles.parts}>
        <UsernameSetting username={profile.username} />
        <ProgressFigures profile={profile} today={props.today} />
        <Preferences settings={profile.settings} />
        <AccountParts {...props} />
        <SignOut />
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
function AccountParts(props: { today: Day; isBackFromPrivacy?: boolean; onPrivacy: () => void }) {
  const { isBackFromPrivacy } = props;
  const privacy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBackFromPrivacy) privacy.current?.focus();
  }, [isBackFromPrivacy]);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className={part.part} aria-labelledby="settings-account">
      <h3 id="settings-account">Account and data</h3>
      <div className={styles.folded}>
        {FOLDED.map(([title, Part]) => (
          <Disclosure
            key={title}
            title={title}
            level={4}
            isOpen={open === title}
            onToggle={() => setOpen(open === title ? null : title)}
          >
            <Part today={props.today} />
          </Disclosure>
        ))}
        <Button ref={privacy} look="quiet" onClick={props.onPrivacy}>
          Privacy
        </Button>
      </div>
    </section>
  );
}
