import { useEffect, useRef, useState, type ReactNode } from 'react';
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
import { useIsShown, type LateEnd } from './late-end.ts';
import { Preferences } from './preferences.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import styles from './settings-dialog.module.css';
import part from './part.module.css';
import { SignOut } from './sign-out.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import { UsernameSetting } from './username-setting.tsx';

type Props = {
  today: Day;
  /** Begins at the button that led there, not at the top. */
  isBackFromPrivacy?: boolean;
  onPrivacy: () => void;
  onClose: () => void;
  /** For what ends well after the dialog was closed. */
  onNews: (news: string) => void;
  onTrouble: (trouble: ReactNode) => void;
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
function AccountParts(props: Props) {
  const { isBackFromPrivacy } = props;
  const privacy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBackFromPrivacy) privacy.current?.focus();
  }, [isBackFromPrivacy]);
  const [open, setOpen] = useState<string | null>(null);
  const isShown = useIsShown();
  const [late, setLate] = useState<{ title: string; end: LateEnd } | null>(null);
  const end = late?.end;
  const tellLate = (title: string, end: LateEnd) => {
    if (isShown.current) setLate({ title, end });
    else if ('news' in end) props.onNews(end.news);
    else props.onTrouble(end.trouble);
  };
  const toggle = (title: string) => {
    setOpen(open === title ? null : title);
    // What comes next is said there.
    if (late?.title === title) setLate(null);
  };
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
            onToggle={() => toggle(title)}
          >
            <Part today={props.today} onLate={(end) => tellLate(title, end)} />
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
