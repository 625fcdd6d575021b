import { Alert, Anchor, Button, Code, Stack, Text } from '@mantine/core';
import {
  DateTime,
  Fact,
  Facts,
  hrefOf,
  ItemScreen,
  Screen,
  Section,
  StateBadge,
  useApi,
  useRefresh,
} from '@portico/kernel/admin';
import { sizeInWords } from '@portico/kernel/typesetting';
import { IconAlertTriangle, IconArrowBackUp, IconBan, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { type Message, messageCalls, TRASH_DAYS } from '../../wire/admin.ts';
import { MessageActions } from './MessageActions.tsx';
import styles from './MessageScreen.module.css';
import { messageState } from './messageStates.ts';

const MESSAGES = { label: 'Messages', to: '/contact-messages' };

export default function MessageScreen() {
  return (
    <ItemScreen title="Message" parent={MESSAGES} call={messageCalls.read}>
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
      actions={
        <>
          <Reply message={message} />
          <MessageActions message={message} />
        </>
      }
    >
      <Stack gap="lg">
        {message.folder === 'trash' && (
          <Alert
            color="yellow"
            icon={<IconTrash size={18} aria-hidden />}
            title="This message is in the trash"
          >
            Put it back to keep it: after {TRASH_DAYS} days in the trash, messages are deleted for good.
          </Alert>
        )}
        {message.mailError && (
          <Alert
            color="red"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title="No mail could be written for it"
          >
            {message.mailError} Correct the form, then send the mail again.
          </Alert>
        )}
        {message.mailNotes.length > 0 && (
          <Alert
            color="yellow"
            icon={<IconPaperclip size={18} aria-hidden />}
            title="The mail was sent incomplete"
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
            {shownFields(message).map(({ name, label, type, values }) => (
              <Fact key={name} term={label} name={name}>
                {values.length > 0 ? (
                  <FieldValues type={type} values={values} />
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
                  <Anchor href={hrefOf(messageCalls.file, { params: { id: message.id, position } })} download>
                    {name}
                  </Anchor>
                  <Text span size="sm" c="dimmed">
                    {sizeInWords(size)}
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

/** Email addresses and telephone numbers become links. */
function FieldValues({ type, values }: { type: string; values: readonly string[] }) {
  const scheme = REACHED_BY[type];
  return (
    <span className={styles.value}>
      {scheme
        ? values.map((value) => (
            <Anchor key={value} href={addressOf(scheme, value)} me="xs">
              {value}
            </Anchor>
          ))
        : values.join(', ')}
    </span>
  );
}

function addressOf(scheme: string, value: string): string {
  return `${scheme}:${encodeURIComponent(value).replace('%40', '@')}`;
}

const REACHED_BY: Readonly<Record<string, string>> = { email: 'mailto', tel: 'tel' };

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Files and consent are shown in more detail further down. */
function shownFields({ fields, files, consent }: Message): Message['fields'] {
  return fields.filter(({ name }) => !(name in consent) && !files.some(({ field }) => field === name));
}

/** Opens the visitor’s message in whatever the administrator writes mails with. */
function Reply({ message }: { message: Message }) {
  const address = message.fields.find(({ type, values }) => type === 'email' && values[0])?.values[0];
  if (!address || message.folder !== 'inbox') return null;
  const subject = message.fields.find(({ name }) => name === 'your-subject')?.values[0] || message.formTitle;
  return (
    <Button
      component="a"
      href={`${addressOf('mailto', address)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
      leftSection={<IconArrowBackUp size={17} aria-hidden />}
    >
      Reply
    </Button>
  );
}

/** Opening a message marks it as read. */
function useMarkedAsRead(message: Message): void {
  const api = useApi();
  const refresh = useRefresh();
  const id = message.isRead ? null : message.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is opened.
  useEffect(() => {
    if (id !== null) void read(id);
  }, [id]);

  async function read(unread: number): Promise<void> {
    const result = await api.call(messageCalls.markRead, { params: { id: unread } });
    if (result.ok) await refresh(messageCalls.list);
  }
}
