import {
  type MailServerMode,
  startTestMailServer,
  type TestMailServer,
} from '../../../packages/kernel/server/testing/testMailServer.ts';
import type { Disturb, Fault, Size } from '../Fault.ts';
import { whileWriting } from '../whileWriting.ts';

const MODES: readonly MailServerMode[] = ['refuse', 'later', 'drop', 'cutAfterData', 'slow', 'ok'];
const MESSAGES = { short: 4, long: 1_000 } as const;

/** Mail server failures never affect visitors: the message is stored, and the mail waits. */
export const fault: Fault = {
  name: 'mail server refuses, cuts, is slow, is gone',
  async run(size) {
    const mail = await startTestMailServer();
    try {
      return await whileWriting({ settings: { SMTP_URL: mail.url }, disturb: troubleMail(mail, size) });
    } finally {
      await mail.close();
    }
  },
};

export function troubleMail(mail: TestMailServer, size: Size): Disturb {
  return async ({ answers }) => {
    for (const mode of MODES) {
      mail.behave(mode);
      await answers(MESSAGES[size]);
      mail.release();
    }
    await mail.close();
    await answers(MESSAGES[size]);
    return `${MODES.join(', ')} and gone: ${mail.received.length} mails arrived meanwhile`;
  };
}
