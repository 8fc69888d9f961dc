import { useState, type ComponentProps } from 'react';
import { PrivacyDialog } from '../features/privacy/privacy-dialog.tsx';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';

/** Settings, and the page about privacy that stands behind them. */
export function SettingsDialogs(
  props: Omit<ComponentProps<typeof SettingsDialog>, 'isBackFromPrivacy' | 'onPrivacy'>,
) {
  const [isPrivacyOpen, setIsPrivacyOpen] = useState(false);
  const [wasPrivacyRead, setWasPrivacyRead] = useState(false);
  const goBack = () => {
    setIsPrivacyOpen(false);
    setWasPrivacyRead(true);
  };
  if (isPrivacyOpen) return <PrivacyDialog onClose={goBack} />;
  return (
    <SettingsDialog
      {...props}
      isBackFromPrivacy={wasPrivacyRead}
      onPrivacy={() => setIsPrivacyOpen(true)}
    />
  );
}
