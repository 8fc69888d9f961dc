import type { RecoveryPair } from '#domain/contract.ts';
import { mailOf, type Mail } from '../mail/mail.ts';

/**
 * The link is in the fragment, which no server, no log and no `Referer` ever sees, and which a
 * program that opens links to check them uses up nothing of.
 */
export function linkOf(appUrl: string, { accessToken, refreshToken }: RecoveryPair): string {
  return `${appUrl}/#type=recovery&access_token=${accessToken}&refresh_token=${refreshToken}`;
}

export function resetMail(to: string, link: string): Mail {
  return mailOf(to, {
    subject: 'Set a new password for Unstuck',
    paragraphs: [
      'Hello,',
      'Somebody, most likely you, asked for a new password for Unstuck. With this link you can set one:',
    ],
    link: { words: 'Set a new password', url: link },
    closing: [
      'The link works once, within one hour.',
      'If it was not you, there is nothing to do: your password stays as it is.',
      'Together, we can move mountains',
    ],
  });
}

const WHAT_WAS_DONE = {
  'password-changed':
    'Your password for Unstuck was changed just now, and every device but the one it was changed on was signed out.',
  'password-reset':
    'A new password for Unstuck was set just now with a reset link, and every device was signed out.',
};

export function changedMail(to: string, kind: keyof typeof WHAT_WAS_DONE): Mail {
  return mailOf(to, {
    subject: 'Your password for Unstuck was changed',
    paragraphs: [
      'Hello,',
      WHAT_WAS_DONE[kind],
      'If that was you, all is well. If it was not, ask for a reset link on the sign-in screen at once: "Forgot Password?".',
    ],
    closing: ['Together, we can move mountains'],
  });
}
