import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { privacyPart, settingsPart } from './parts.ts';

/** Settings, and the page about privacy that stands behind them. */
export function SettingsDialogs({ today, onClose }: { today: Day; onClose: () => void }) {
  const [isPrivacyOpen, setIsPrivacyOpen] = useState(false);
  const [wasPrivacyRead, setWasPrivacyRead] = useState(false);
  if (isPrivacyOpen) {
    const goBack = () => {
      setIsPrivacyOpen(false);
      setWasPrivacyRead(true);
    };
    return (
      <LazyDialog part={privacyPart} title="Privacy" onClose={goBack}>
        {(PrivacyDialog) => <PrivacyDialog onClose={goBack} />}
      </LazyDialog>
    );
  }
  return (
    <LazyDialog part={settingsPart} title="Settings" onClose={onClose}>
      {(SettingsDialog) => (
        <SettingsDialog
          today={today}
          isBackFromPrivacy={wasPrivacyRead}
          onPrivacy={() => setIsPrivacyOpen(true)}
          onClose={onClose}
        />
      )}
    </LazyDialog>
  );
}
