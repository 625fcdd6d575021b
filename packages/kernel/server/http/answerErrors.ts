import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';
import { errorAnswer } from './errorAnswer.ts';

/** Answers every error of this server's calls as JSON with a message; only our own faults are logged. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler(async (error, request, reply) => {
    const answer = errorAnswer(error);
    if (answer.isFault)
      log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'A call failed');
    await reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
}
