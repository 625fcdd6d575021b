import type { Socket } from 'node:net';
import { callerOf } from '@portico/kernel/server';
import { type HttpError, tooManyRequests } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';

export interface BodyPace {
  /** How long any body may take before its speed matters. */
  readonly graceMs: number;
  /** Average rate required after that. */
  readonly bytesPerSecond: number;
  /** The longest pause without any data, however much has arrived before. */
  readonly stillMs: number;
  readonly checkMs: number;
  /** How many bodies one IP address may be sending at once. */
  readonly ofOneAddress: number;
  /** With more than this many in total, slow ones are dropped, because partial bodies take up memory. */
  readonly inAll: number;
  /** In that case, a body that takes longer than this is slow. */
  readonly slowMs: number;
}

/** Even a line that can hardly carry a voice call is this fast. */
const USUAL: BodyPace = {
  ...{ graceMs: 30_000, bytesPerSecond: 4_000, stillMs: 30_000, checkMs: 5_000 },
  ...{ ofOneAddress: 200, inAll: 300, slowMs: 5_000 },
};

/** A body that is being received. */
interface Body {
  readonly begun: number;
  /** Bytes received on its connection before it. */
  readonly before: number;
  /** Bytes received when it last made progress, and the time of that. */
  bytes: number;
  at: number;
}

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Ends requests whose bodies have stalled. A time limit alone would either cut off large files on slow lines or let anybody
 * hold a connection open with an occasional byte, so the rate is measured.
 */
export function boundBodies(app: FastifyInstance, given: Partial<BodyPace> = {}): void {
  const pace = { ...USUAL, ...given };
  const { graceMs, bytesPerSecond, stillMs, checkMs, ofOneAddress, inAll, slowMs } = pace;
  const callers = new Map<string, number>();
  const underWay = new Map<Socket, Body>();
  let looking: NodeJS.Timeout | undefined;

  const giveUp = (socket: Socket): void => {
    underWay.delete(socket);
    socket.end(TIMED_OUT, () => socket.destroy());
  };
  /** Oldest first: an ordinary form is complete long before its turn. */
  const makeRoom = (now: number): void => {
    for (const [socket, { begun }] of underWay) {
      if (underWay.size <= inAll || now - begun < slowMs) return;
      giveUp(socket);
    }
  };

  /** One check for all of them: a timer for each would cost more than reading a form. */
  const look = (): void => {
    const now = performance.now();
    for (const [socket, body] of underWay) {
      if (socket.bytesRead > body.bytes) Object.assign(body, { bytes: socket.bytesRead, at: now });
      const isSlow = ((now - body.begun - graceMs) / 1000) * bytesPerSecond > socket.bytesRead - body.before;
      if (isSlow || now - body.at >= stillMs) giveUp(socket);
    }
    if (underWay.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return done();
    const caller = callerOf(request.ip);
    const others = callers.get(caller) ?? 0;
    if (others >= ofOneAddress) return done(tooManyAtOnce());
    callers.set(caller, others + 1);
    const begun = performance.now();
    const before = socket.bytesRead;
    underWay.set(socket, { begun, before, bytes: before, at: begun });
    makeRoom(begun);
    looking ??= setInterval(look, checkMs).unref();
    let isOver = false;
    const stop = (): void => {
      if (isOver) return;
      isOver = true;
      underWay.delete(socket);
      const left = (callers.get(caller) ?? 1) - 1;
      if (left > 0) callers.set(caller, left);
      else callers.delete(caller);
    };
    request.raw.once('end', stop).once('close', stop);
    done();
  });
}

function tooManyAtOnce(): HttpError {
  return tooManyRequests(
    'Too much is being sent from your network at once. Please try again in a few seconds.',
    5,
  );
}
