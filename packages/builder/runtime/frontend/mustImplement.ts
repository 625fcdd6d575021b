/** A method that only a subclass can fill was called on the class that leaves it open. */
export class MustImplementError extends Error {
  override readonly name = 'MustImplementError';

  constructor(method: string, owner?: string) {
    super(
      `${method}() should be implemented, please provide it${owner ? ` in ${owner}` : ' in the subclass'}.`,
    );
  }
}

export function mustImplement(method: string, owner?: string): never {
  throw new MustImplementError(method, owner);
}
