import { errorAnswer, noRoute } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from './renderPage.tsx';

/** Paths called by programs; everything else is pages for people. */
const CALLS = /^\/(wp-json|wp-admin|wc-ajax|admin\/api|healthz|readyz|metrics)(\/|$|\?)/;

const READING = /^(GET|HEAD)$/;

export interface ErrorPages {
  readonly notFound: (path: string) => Promise<RenderedPage>;
  /** `isForm`: a form was submitted, and the message is about its content. */
  readonly failed: (status: number, sentence: string, isForm: boolean) => Promise<RenderedPage>;
}

/** Every error ends in something useful: a page for people, JSON for programs, never a stack trace. */
export function answerForPeople(
  app: FastifyInstance,
  pages: ErrorPages,
  movedTo: (path: string) => Promise<string | null>,
): void {
  app.setNotFoundHandler({}, async (request, reply) => {
    if (wantsJson(request)) throw noRoute();
    const [asked = ''] = request.url.split('?', 1);
    const path = READING.test(request.method) ? await movedTo(asked) : null;
    if (path) return reply.header('cache-control', 'public, no-cache').redirect(path, 301);
    return sendPage(reply, await pages.notFound(asked));
  });

  app.setErrorHandler((error, request, reply) => answerError(pages, error, request, reply));
}

export async function answerError(
  pages: ErrorPages,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = errorAnswer(error);
  if (answer.isFault) request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed');
  reply.code(answer.status).headers(answer.headers);
  if (wantsJson(request)) return reply.send(answer.body);
  const isForm = request.method === 'POST' && !answer.isFault;
  return sendPage(reply, await pages.failed(answer.status, answer.body.message, isForm));
}

function wantsJson(request: FastifyRequest): boolean {
  return CALLS.test(request.url) || !(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
}

function sendPage(reply: FastifyReply, page: RenderedPage): FastifyReply {
  return reply
    .code(page.status)
    .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.html);
}
