import { connect, type Socket } from 'node:net';
import { setImmediate as othersHaveHadTheirTurn } from 'node:timers/promises';
import type { Disturb, Fault, Size } from '../Fault.ts';
import { whileWriting } from '../whileWriting.ts';

const CONNECTIONS = { short: 300, long: 3_000 } as const;
const ROUNDS = { short: 2, long: 60 } as const;
const MESSAGES = { short: 4, long: 50 } as const;
/** Limited, because this program also measures how long others wait and must not slow them down itself. */
const AT_A_TIME = 50;

/** Connections that never finish their first line do not affect others. */
export const fault: Fault = {
  name: 'connections that send their headers letter by letter',
  run: (size) => whileWriting({ disturb: sendSlowHeaders(size) }),
};

export function sendSlowHeaders(size: Size): Disturb {
  return async ({ site, answers }) => {
    const { port } = new URL(site.baseURL);
    const sockets: Socket[] = [];
    while (sockets.length < CONNECTIONS[size]) {
      sockets.push(...Array.from({ length: AT_A_TIME }, () => slowly(Number(port))));
      await othersHaveHadTheirTurn();
    }
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      await answers(MESSAGES[size]);
      for (const [index, socket] of sockets.entries()) {
        if (socket.writable) socket.write('x');
        if (index % AT_A_TIME === 0) await othersHaveHadTheirTurn();
      }
    }
    for (const socket of sockets) socket.destroy();
    return `${CONNECTIONS[size]} slow connections`;
  };
}

function slowly(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  // The server may hang up.
  socket.on('error', () => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: slow\r\nX-Slow: ');
  return socket;
}
