import type { FastifyInstance } from 'fastify';

export interface BodyPace {
  /** How long any body may take. */
  readonly graceMs: number;
  /** What must have come in each second after that, on the whole. */
  readonly bytesPerSecond: number;
  readonly checkMs: number;
}

/** A line that can hardly carry a voice still carries this much. */
const USUAL: BodyPace = { graceMs: 30_000, bytesPerSecond: 4_000, checkMs: 5_000 };

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Ends requests whose bodies do not come on. A limit on the time alone would either cut off a large file on a slow line, or
 * let anybody hold on to a connection with a byte now and then; so what counts is how much comes.
 */
export function boundBodies(
  app: FastifyInstance,
  { graceMs, bytesPerSecond, checkMs }: BodyPace = USUAL,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return done();
    const begun = performance.now();
    const before = socket.bytesRead;
    const timer = setInterval(() => {
      const late = performance.now() - begun - graceMs;
      if ((late / 1000) * bytesPerSecond <= socket.bytesRead - before) return;
      clearInterval(timer);
      socket.end(TIMED_OUT, () => socket.destroy());
    }, checkMs);
    const stop = (): void => clearInterval(timer);
    request.raw.once('end', stop).once('close', stop);
    done();
  });
}
