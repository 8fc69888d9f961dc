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
  /** There is no dump of that id. */
  | 'brain_dump.not_found'
  /** It has a plan of its own, or the fallback was worked on. */
  | 'brain_dump.not_replaceable'
  /** The plan that was made of it is not there any more: under another id it gets a new one. */
  | 'brain_dump.plan_deleted'
  /** The plan holds as much as a plan can. */
  | 'plan.full'
  | 'mountain.not_found'
  /** It was altered while its change was being planned. */
  | 'mountain.changed'
  /** The person's requests to the AI service are used up for today. */
  | 'planner.quota'
  /** Another request of the person is with the AI service, or as many as may wait for the built-in planner. */
  | 'planner.busy'
  /** So many people wait for the built-in planner that it takes no more at this moment. */
  | 'planner.crowded'
  /** The person ended the request. */
  | 'planner.cancelled'
  /** The words for a change were not understood; `fields.changeText` says which and why. */
  | 'planner.not_understood'
  /** What the AI service made is no mountain. */
  | 'planner.invalid'
  /** The AI service sent nothing. */
  | 'planner.empty'
  | 'planner.failed'
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
  /** Only from `/readyz`: the next request should go to another server. */
  | 'server.stopping'
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
