import { randomUUID } from 'node:crypto';
import { signIn } from '../signIn.ts';

/** Sends messages to a site and remembers which were acknowledged, to look for each afterwards. */
export interface Ledger {
  readonly acknowledged: ReadonlySet<string>;
  /** Creates the form that messages are sent to. */
  makeForm(baseURL: string): Promise<void>;
  /** Waits until this many more messages got a response or timed out. */
  answers(count: number): Promise<void>;
  /** Sends messages continuously from this many concurrent visitors, until the signal. */
  write(baseURL: string, visitors: number, until: AbortSignal): Promise<void>;
  /** Resends unanswered messages with the same key, as browsers do, until all are acknowledged. */
  settle(baseURL: string): Promise<void>;
  /** Compares what was acknowledged with what the administrator finds. */
  compare(baseURL: string): Promise<{ readonly lost: number; readonly double: number }>;
}

const ADMIN_PASSWORD = 'a password for faults';

/** For every site that a ledger uses: all visitors share one IP address here. */
export const LEDGER_SETTINGS = {
  PORTICO_ADMIN_PASSWORD: ADMIN_PASSWORD,
  PORTICO_START: 'empty',
  PORTICO_TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'warn',
} as const;

const MAIL = {
  ...{ active: true, subject: '[your-subject]', sender: 'site@example.com', recipient: 'owner@example.com' },
  ...{ body: '[your-message]', additionalHeaders: '', attachments: '', useHtml: false, excludeBlank: false },
};
const FORM = {
  ...{ title: 'Faults', locale: 'en_GB', messages: {}, additionalSettings: '' },
  template:
    '[text* your-name] [email* your-email] [text your-subject] [textarea your-message] [submit "Send"]',
  mail: MAIL,
  mail2: { ...MAIL, active: false },
};
const PATIENCE_MS = 30_000;
const MOST_TRIES = 200;

export function createLedger(): Ledger {
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  const waiting = new Set<{ left: number; readonly resolve: () => void }>();
  let form = 0;
  let visitors = 0;
  let lastRefusal = 'none';

  async function send(baseURL: string, mark: string): Promise<boolean> {
    const isAnswered = await trySending(baseURL, mark);
    for (const one of waiting) {
      one.left -= 1;
      if (one.left <= 0) one.resolve();
    }
    return isAnswered;
  }

  async function trySending(baseURL: string, mark: string): Promise<boolean> {
    unanswered.add(mark);
    try {
      const response = await fetch(`${baseURL}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, {
        method: 'POST',
        headers: { 'x-forwarded-for': addressOf(mark) },
        body: messageOf(form, mark),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { status } = (await response.json()) as { status?: unknown };
      if (status === 'spam') {
        // The mark made it look like spam. That is a response, but not one counted here.
        unanswered.delete(mark);
        return true;
      }
      if (status !== 'mail_sent') {
        lastRefusal = `${response.status} ${JSON.stringify(status)}`;
        return false;
      }
    } catch {
      // No response, or part of one: it stays in the list to resend.
      return false;
    }
    unanswered.delete(mark);
    acknowledged.add(mark);
    return true;
  }

  return {
    acknowledged,
    makeForm: async (baseURL) => {
      const own = await signIn(baseURL, ADMIN_PASSWORD);
      const made = await fetch(`${baseURL}/admin/api/contact-forms`, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: JSON.stringify(FORM),
      });
      if (!made.ok) throw new Error(`The form cannot be made: ${made.status} ${await made.text()}`);
      form = ((await made.json()) as { id: number }).id;
    },
    answers: (count) =>
      new Promise((resolve) => {
        const one = {
          left: count,
          resolve() {
            waiting.delete(one);
            resolve();
          },
        };
        waiting.add(one);
      }),
    async write(baseURL, count, until) {
      const visit = async (name: number): Promise<void> => {
        for (let number = 0; !until.aborted; number += 1)
          if (!(await send(baseURL, `mark-${name}-${number}-${randomUUID()}`))) await pause();
      };
      const first = visitors;
      visitors += count;
      await Promise.all(Array.from({ length: count }, (_, number) => visit(first + number)));
    },
    async settle(baseURL) {
      for (let tries = 0; unanswered.size > 0 && tries < MOST_TRIES; tries += 1) {
        for (const mark of [...unanswered]) await send(baseURL, mark);
        if (unanswered.size > 0) await pause();
      }
      if (unanswered.size > 0)
        throw new Error(
          `${unanswered.size} messages are still not taken; the last answer was ${lastRefusal}.`,
        );
    },
    async compare(baseURL) {
      const stored = await storedMarks(baseURL);
      const once = new Set(stored);
      const lost = [...acknowledged].filter((mark) => !once.has(mark)).length;
      return { lost, double: stored.length - once.size };
    },
  };
}

function messageOf(form: number, mark: string): FormData {
  const body = new FormData();
  const fields = {
    _wpcf7: String(form),
    _wpcf7_unit_tag: `wpcf7-f${form}-p2-o1`,
    _wpcf7_submission_key: mark,
    'your-name': 'Ada Byron',
    'your-email': 'ada@example.com',
    'your-subject': 'A question',
    'your-message': `How long does it take to mend a glasshouse of 1910? We live by the sea. ${mark}`,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

/** For rate limits, every message comes from a different visitor. */
function addressOf(mark: string): string {
  const bytes = Buffer.from(mark.slice(-12), 'hex');
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}

async function storedMarks(baseURL: string): Promise<string[]> {
  const headers = await signIn(baseURL, ADMIN_PASSWORD);
  const table = await fetch(`${baseURL}/admin/api/contact-messages/export.csv`, { headers });
  if (!table.ok) throw new Error(`The messages cannot be read: ${table.status}`);
  return [...(await table.text()).matchAll(/mark-\d+-\d+-[0-9a-f-]{36}/g)].map(([mark]) => mark);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
