import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServerMode =
  | 'ok'
  /** Refuses every recipient permanently (550). */
  | 'refuse'
  /** Refuses the message permanently after reading it (554). */
  | 'refuseMessage'
  /** Refuses every recipient temporarily (451). */
  | 'later'
  /** Accepts the message but does not reply until `release` is called. */
  | 'slow'
  /** Breaks the connection in the middle of a message. */
  | 'drop'
  /** Reads the whole message and breaks the connection instead of replying. */
  | 'cutAfterData';

export interface ReceivedMail extends Email {
  readonly raw: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

export interface TestMailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  behave(mode: MailServerMode): void;
  /** From now on replies to this recipient with the code; `null` accepts it again. */
  answerRecipient(address: string, code: number | null): void;
  /** How many slow replies are pending. */
  held(): number;
  /** Sends the pending slow replies. */
  release(): void;
  close(): Promise<void>;
}

/** A real mail server, on a free port by default. */
export async function startTestMailServer(wantedPort = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const codes = new Map<string, number>();
  let held: (() => void)[] = [];
  let mode: MailServerMode = 'ok';

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const code = codes.get(address) ?? (mode === 'refuse' ? 550 : mode === 'later' ? 451 : null);
      callback(code === null ? null : refusal(code));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      const isDropped = mode === 'drop';
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (isDropped) for (const socket of sockets) socket.destroy();
      });
      stream.on('end', () => {
        if (isDropped) return;
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
        };
        if (mode === 'refuseMessage') callback(refusal(554));
        else if (mode === 'slow') held.push(() => callback());
        else
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            received.push({ ...mail, envelope, raw: Buffer.concat(chunks).toString() });
            if (mode === 'cutAfterData') for (const socket of sockets) socket.destroy();
            else callback();
          });
      });
    },
  });
  // Some tests are about clients that disconnect midway.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave(next) {
      mode = next;
    },
    answerRecipient(address, code) {
      if (code === null) codes.delete(address);
      else codes.set(address, code);
    },
    held: () => held.length,
    release() {
      for (const answer of held) answer();
      held = [];
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(responseCode >= 500 ? 'No such mailbox' : 'Try again later'), {
    responseCode,
  });
}
