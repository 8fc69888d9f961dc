/** The closed list of codes that a response of the server can carry. The browser owns the words. */
export type ErrorCode =
  | 'request.invalid'
  | 'request.too_large'
  | 'request.cross_site'
  | 'request.too_many'
  | 'session.missing'
  | 'route.not_found'
  | 'brain_dump.empty'
  | 'brain_dump.too_long'
  | 'account.invalid'
  | 'account.email_taken'
  | 'account.username_taken'
  | 'account.credentials_wrong'
  /** The new password is the one the account has. */
  | 'account.same_password'
  /** A reset link that is past its hour. */
  | 'recovery.expired'
  /** A reset link that was used, was replaced, or never was one. */
  | 'recovery.invalid'
  | 'storage.unavailable'
  | 'server.failed';

/** The one shape of every error body. `fields` names what is wrong with each input. */
export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly requestId?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
};
