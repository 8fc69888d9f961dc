import { useState, type ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { PrivacyDialog } from '../features/privacy/privacy-dialog.tsx';
import { useLateEnds } from '../features/settings/late-end.ts';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';

/** Settings, and the page about privacy that takes their place for a while. */
export function SettingsDialogs(props: {
  today: Day;
  onClose: () => void;
  /** For what ends well after they were closed. */
  onNews: (news: string) => void;
  onTrouble: (trouble: ReactNode) => void;
}) {
  const lateEnds = useLateEnds(props);
  const [isPrivacyOpen, setIsPrivacyOpen] = useState(false);
  const [wasPrivacyRead, setWasPrivacyRead] = useState(false);
  const goBack = () => {
    setIsPrivacyOpen(false);
    setWasPrivacyRead(true);
  };
  if (isPrivacyOpen) return <PrivacyDialog onClose={goBack} />;
  return (
    <SettingsDialog
      today={props.today}
      onClose={props.onClose}
      lateEnds={lateEnds}
      isBackFromPrivacy={wasPrivacyRead}
      onPrivacy={() => setIsPrivacyOpen(true)}
    />
  );
}
