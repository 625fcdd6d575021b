import { Alert, Anchor, Code, Stack, Text } from '@mantine/core';
import {
  API_BASE,
  DateTime,
  Fact,
  Facts,
  ItemScreen,
  notices,
  Screen,
  Section,
  StateBadge,
  SubmissionActions,
  useApi,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconAlertTriangle, IconBan, IconPaperclip } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Message } from '../protocol.ts';
import styles from './MessageScreen.module.css';
import { messageState } from './messageStates.ts';

const MESSAGES = { label: 'Messages', to: '/contact-messages' };

export default function MessageScreen() {
  return (
    <ItemScreen<Message> title="Message" parent={MESSAGES} path={(id) => `/contact-messages/${id}`}>
      {(message) => <MessageParts message={message} />}
    </ItemScreen>
  );
}

function MessageParts({ message }: { message: Message }) {
  useMarkedAsRead(message);
  return (
    <Screen
      title={`${message.formTitle} #${message.id}`}
      parent={MESSAGES}
      actions={<Actions message={message} />}
    >
      <Stack gap="lg">
        {message.mailError && (
          <Alert
            color="red"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title="No mail could be made of it"
          >
            {message.mailError} Put the form right, then send the mail again.
          </Alert>
        )}
        {message.mailNotes.length > 0 && (
          <Alert
            color="yellow"
            icon={<IconPaperclip size={18} aria-hidden />}
            title="The mail went without something"
          >
            <Sentences of={message.mailNotes} />
          </Alert>
        )}
        {message.status === 'spam' && message.spamReasons.length > 0 && (
          <Alert color="yellow" icon={<IconBan size={18} aria-hidden />} title="Why it was taken for spam">
            <Sentences of={message.spamReasons} />
          </Alert>
        )}
        <Section title="Message">
          <Facts>
            {shownFields(message).map(({ name, type, values }) => (
              <Fact key={name} term={name}>
                {values.length > 0 ? (
                  <span className={styles.value}>{values.join(', ')}</span>
                ) : (
                  <Text c="dimmed">{type === 'acceptance' ? 'not ticked' : 'left empty'}</Text>
                )}
              </Fact>
            ))}
            {Object.entries(message.consent).map(([name, condition]) => (
              <Fact key={name} term="Agreed to">
                {condition}
              </Fact>
            ))}
          </Facts>
          {message.files.length > 0 && (
            <ul className={styles.files} aria-label="Files">
              {message.files.map(({ position, name, size }) => (
                <li key={position}>
                  <IconPaperclip size={16} stroke={1.6} aria-hidden />
                  <Anchor href={`${API_BASE}/contact-messages/${message.id}/files/${position}`} download>
                    {name}
                  </Anchor>
                  <Text span size="sm" c="dimmed">
                    {Math.ceil(size / 1024)} kB
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title="Mails" description="What was sent because of this message.">
          {message.mails.length === 0 ? (
            <Text c="dimmed">No mail was sent.</Text>
          ) : (
            <ul className={styles.files}>
              {message.mails.map((mail) => (
                <li key={mail.id}>
                  <Anchor component={Link} to={`/outbox/${mail.id}`}>
                    {mail.subject}
                  </Anchor>
                  <Text span size="sm" c="dimmed">
                    to {mail.to.join(', ')} · {mail.state}
                    {mail.lastError && ` · ${mail.lastError}`}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title="Where it came from">
          <Facts>
            <Fact term="State">
              <StateBadge {...messageState(message)} />
            </Fact>
            <Fact term="Received">
              <DateTime value={message.receivedAt} form="exact" />
            </Fact>
            {message.signedInAs && <Fact term="Signed in as">{message.signedInAs}</Fact>}
            {message.pageUrl && <Fact term="Page">{message.pageUrl}</Fact>}
            <Fact term="Address">
              <Code>{message.remoteIp || 'not kept'}</Code>
            </Fact>
            <Fact term="Browser">{message.userAgent || 'not kept'}</Fact>
          </Facts>
        </Section>
      </Stack>
    </Screen>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Files and what was agreed to stand below, in more words than a field has. */
function shownFields({ fields, files, consent }: Message): Message['fields'] {
  return fields.filter(({ name }) => !(name in consent) && !files.some(({ field }) => field === name));
}

function Actions({ message }: { message: Message }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const path = `/contact-messages/${message.id}`;

  async function act(name: string, words: string, undo?: string) {
    const result = await api.post(`${path}/${name}`);
    if (!result.ok) return notices.problem(result.problem);
    await refresh('/contact-messages');
    if (undo) notices.undoable(words, () => void act(undo, 'It is back in the inbox.'));
    else notices.done(words);
  }

  async function resend() {
    const isSure =
      message.mails.length === 0 ||
      (await confirm({
        title: 'Send the mails again?',
        text: 'Everybody who got them gets them once more.',
        action: 'Send again',
      }));
    if (isSure) await act('resend', 'The mails wait to be sent.');
  }

  async function remove() {
    const isSure = await confirm({
      title: 'Delete this message?',
      text: 'The message and its files are gone for good. Mails about it stay in the outbox.',
      action: 'Delete message',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.delete(path);
    if (!result.ok) return notices.problem(result.problem);
    await navigate('/contact-messages');
    await refresh('/contact-messages');
  }

  return (
    <SubmissionActions
      isSpam={message.folder === 'spam'}
      onHam={() => act('not-spam', 'It is in the inbox, and its mail is on the way.')}
      onSpam={() => act('spam', 'It is in the spam folder.', 'not-spam')}
      onResend={resend}
      onRemove={remove}
    />
  );
}

/** Looking at it is reading it. */
function useMarkedAsRead(message: Message): void {
  const api = useApi();
  const refresh = useRefresh();
  const id = message.isRead ? null : message.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is opened.
  useEffect(() => {
    if (id !== null) void read(id);
  }, [id]);

  async function read(unread: number): Promise<void> {
    const result = await api.post(`/contact-messages/${unread}/read`);
    if (result.ok) await refresh('/contact-messages');
  }
}
