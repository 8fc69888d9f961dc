import { Dialog } from '../../ui/dialog.tsx';
import type { Day } from '#domain/calendar/day.ts';
import { usePlan } from '../../plan/use-plan.ts';
import { Preferences } from './preferences.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import styles from './settings-dialog.module.css';
import { SignOut } from './sign-out.tsx';
import { UsernameSetting } from './username-setting.tsx';

export function SettingsDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const { profile } = usePlan();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div className={styles.parts}>
        <UsernameSetting username={profile.username} />
        <ProgressFigures profile={profile} today={today} />
        <Preferences settings={profile.settings} />
        <SignOut />
      </div>
    </Dialog>
  );
}
