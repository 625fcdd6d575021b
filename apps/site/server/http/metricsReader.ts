import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Lets a metrics reader run on this machine. Behind a local proxy every request looks local, so any sign of a proxy
 * disqualifies: a header that only proxies set, a host that is not this machine, or HTTP/1.0, nginx's default.
 */
export function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    HOST_HERE.test(headers.host ?? '') &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => OF_A_PROXY.test(name))
  );
}

/** Compares hashes, which have equal length, so the time taken reveals nothing about the token. */
export function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  const brought = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(fingerprint(brought), fingerprint(token));
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const HOST_HERE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
/** As set by nginx, Apache, Caddy, HAProxy, Envoy and the large CDNs. */
const OF_A_PROXY =
  /^(via|forwarded|x-forwarded(-.*)?|x-original-.*|x-proxy.*|x-envoy-.*|x-arr-.*|x-amzn?-.*|x-azure-.*|cf-.*|cdn-.*|fly-.*|fastly-.*|x-real-ip|x-(cluster-)?client-ip|true-client-ip|client-ip)$/;

function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
