/** An abstract method was called on its base class. */
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
