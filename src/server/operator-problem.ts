/** Something that the operator can change and nobody else: the message says how. */
export class OperatorProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorProblem';
  }
}
