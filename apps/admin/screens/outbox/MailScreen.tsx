import { Alert, Button, Code, Paper, SegmentedControl } from '@mantine/core';
import {
  DateTime,
  Fact,
  Facts,
  hrefOf,
  ItemScreen,
  notices,
  Screen,
  StateBadge,
  useApi,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconAlertTriangle, IconPaperclip, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type Mail, outboxCalls, overviewCall } from '../../wire/admin.ts';
import styles from './MailScreen.module.css';
import { MAIL_STATES } from './mailStates.ts';

const REFRESH_MS = 5_000;
const OUTBOX = { label: 'Outbox', to: '/outbox' };

export default function MailScreen() {
  return (
    <ItemScreen title="Mail" parent={OUTBOX} call={outboxCalls.read} options={{ refreshEveryMs: REFRESH_MS }}>
      {(mail) => <MailParts mail={mail} />}
    </ItemScreen>
  );
}

function MailParts({ mail }: { mail: Mail }) {
  return (
    <Screen
      title={mail.subject || 'Without a subject'}
      parent={OUTBOX}
      actions={<ResendButton mail={mail} />}
    >
      {mail.inDoubtAt !== null && <InDoubt mail={mail} />}
      {mail.lastError && (
        <Alert
          color={mail.state === 'sent' ? 'yellow' : 'red'}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={mail.state === 'sent' ? 'Some recipients did not get it' : 'It could not be delivered'}
          mb="md"
        >
          {mail.lastError}
          {mail.expiresAt !== null && (
            <p>
              Unless it is sent again, it is deleted <DateTime value={mail.expiresAt} />.
            </p>
          )}
        </Alert>
      )}
      <Paper withBorder className={styles.mail}>
        <div className={styles.facts}>
          <Facts>
            <Fact term="State">
              <StateBadge {...MAIL_STATES[mail.state]} />
            </Fact>
            <Fact term="From">{mail.from}</Fact>
            <Fact term="To">{mail.to.join(', ')}</Fact>
            {mail.cc.length > 0 && <Fact term="Copy to">{mail.cc.join(', ')}</Fact>}
            {mail.bcc.length > 0 && <Fact term="Hidden copy to">{mail.bcc.join(', ')}</Fact>}
            {mail.replyTo.length > 0 && <Fact term="Reply to">{mail.replyTo.join(', ')}</Fact>}
            <Fact term="Written">
              <DateTime value={mail.createdAt} form="exact" />
            </Fact>
            {mail.sentAt !== null && (
              <Fact term="Sent">
                <DateTime value={mail.sentAt} form="exact" />
              </Fact>
            )}
            {mail.attempts > 0 && <Fact term="Attempts">{mail.attempts}</Fact>}
            {mail.inDoubtAt !== null && (
              <Fact term="Interrupted">
                <DateTime value={mail.inDoubtAt} form="exact" />
              </Fact>
            )}
            {mail.about && (
              <Fact term="About">
                <Code>{mail.about}</Code>
              </Fact>
            )}
          </Facts>
        </div>
        <Body mail={mail} />
        {mail.attachments.length > 0 && (
          <ul className={styles.attachments} aria-label="Attachments">
            {mail.attachments.map(({ filename, contentType }) => (
              <li key={filename} title={contentType}>
                <IconPaperclip size={16} stroke={1.6} aria-hidden />
                {filename}
              </li>
            ))}
          </ul>
        )}
      </Paper>
    </Screen>
  );
}

/** If the mail server disconnects before it responds, nobody knows whether the mail was sent; this explains what was done. */
function InDoubt({ mail }: { mail: Mail }) {
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title="It may have arrived"
      mb="md"
    >
      The connection broke off after the mail was handed over and before the server answered.{' '}
      {whatFollows(mail)}
    </Alert>
  );
}

function whatFollows({ state, messageId }: Mail): ReactNode {
  const same = (
    <>
      with the same Message-ID <Code>{messageId}</Code>, by which most mail programs recognise it.
    </>
  );
  if (state === 'sent') return <>It was sent again {same}</>;
  if (state === 'failed') return 'It is not sent again automatically.';
  return <>It will be sent again {same}</>;
}

function ResendButton({ mail }: { mail: Mail }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    const isSure =
      mail.state !== 'sent' ||
      (await confirm({
        title: 'Send it once more?',
        text: `${mail.to.join(', ')} will get this mail a second time. It cannot be recalled.`,
        action: 'Send once more',
      }));
    if (!isSure) return;
    setBusy(true);
    const result = await api.call(outboxCalls.resend, { params: { id: mail.id } });
    setBusy(false);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(outboxCalls.list, overviewCall);
    notices.done(
      result.value.state === 'kept'
        ? 'There is no mail server, so the mail is kept here.'
        : 'The mail is queued to be sent again.',
    );
  }

  if (mail.state === 'waiting' || mail.state === 'sending') return null;
  return (
    <Button
      variant={mail.state === 'failed' ? 'filled' : 'default'}
      leftSection={<IconSend size={17} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void resend()}
    >
      {mail.state === 'kept' ? 'Send' : 'Send again'}
    </Button>
  );
}

function Body({ mail }: { mail: Mail }) {
  const [view, setView] = useState(mail.hasHtml ? 'html' : 'text');
  return (
    <section aria-label="Message" className={styles.body}>
      {mail.hasHtml && (
        <SegmentedControl
          size="xs"
          aria-label="How to show the message"
          data={[
            { value: 'html', label: 'As designed' },
            { value: 'text', label: 'Plain text' },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      {view === 'html' ? (
        <iframe
          className={styles.html}
          title="The message as designed"
          src={hrefOf(outboxCalls.html, { params: { id: mail.id } })}
          sandbox=""
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
        <pre className={styles.text} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </section>
  );
}
