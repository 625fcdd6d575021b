import type { Logger } from '@portico/kernel/server';
import { HttpError } from '@portico/kernel/server/http';
import type { FastifyReply } from 'fastify';
import { KitError } from '../../manifest/KitError.ts';
import type { KitErrorCode } from '../../wire/public.ts';

/** The envelope of the kit calls: `{ data, meta }`. */
export function enveloped<Data>(data: Data): { readonly data: Data; readonly meta: object } {
  return { data, meta: {} };
}

/** An error of such a call, which by the contract is a 500 with the code in `data`. The server's own errors are rethrown. */
export function refuse(
  error: unknown,
  reply: FastifyReply,
  log: Logger,
  fallback: KitErrorCode = 'general',
): FastifyReply {
  if (error instanceof HttpError || isFastifyRefusal(error)) throw error;
  const known = asKitError(error, fallback);
  if (known !== error) log.error({ err: error }, 'A call about kits failed');
  const message = known.replacements ? { replacements: known.replacements } : known.message;
  return reply.code(500).send(enveloped({ code: known.code, message }));
}

export function asKitError(error: unknown, fallback: KitErrorCode): KitError {
  if (error instanceof KitError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new KitError(
      'no-write-permissions',
      'The disk of this site is full. Make room there, and try again.',
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new KitError('no-write-permissions');
  return new KitError(fallback);
}

function isFastifyRefusal(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}
