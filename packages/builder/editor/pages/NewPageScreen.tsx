import {
  Button,
  FileButton,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import {
  ErrorState,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { IconFile, IconFileImport, IconLayout } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pastedIn, settingsOfPage } from '../../model/edits/clipboard.ts';
import { recordOf } from '../../model/settings/read.ts';
import { documentCalls, type NewDocument } from '../../wire/admin.ts';
import { FLOATING_TYPE } from '../../wire/public.ts';
import { FLOATING_STARTS, floatingElements } from './floatingStarts.ts';
import styles from './NewPageScreen.module.css';
import { typeName } from './typeNames.ts';

/** Types that people create by hand; kits bring others. */
const KINDS = ['wp-page', 'page', FLOATING_TYPE] as const;
type Kind = (typeof KINDS)[number];

/** A file is also something to start from; no template has this name. */
const FILE = 'file';

interface ChosenFile extends Pick<NewDocument, 'settings' | 'elements'> {
  readonly name: string;
}

/** A title, a type and something to start from; everything else happens in the editor. */
export default function NewPageScreen() {
  const templates = useApiQuery(documentCalls.list, { query: { type: 'page', limit: 50 } });
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [address] = useSearchParams();
  const given = address.get('template');
  const [entered, setEntered] = useState<string | null>(null);
  const [kind, setKind] = useState<Kind>('wp-page');
  const [start, setStart] = useState(given);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState('');
  const [fileProblem, setFileProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isFloating = kind === FLOATING_TYPE;
  const starts = isFloating
    ? FLOATING_STARTS
    : templates.data?.items.map(({ id, title: label }) => ({ name: String(id), label }));
  const title = entered ?? starts?.find(({ name }) => name === given)?.label ?? '';

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (title.trim() === '') return setProblem('Give the page a name.');
    setBusy(true);
    const content = await contentToStartFrom();
    const made = content && (await api.call(documentCalls.add, { body: draftOf(content) }));
    setBusy(false);
    if (!made) return;
    if (!made.ok) return notices.problem(made.problem);
    await refresh(documentCalls.list);
    if (made.value.slug) notices.done(`The page is a draft. Its address will be /${made.value.slug}/.`);
    void navigate(`/pages/${made.value.id}/edit`);
  }

  async function read(chosen: File | null): Promise<void> {
    if (!chosen) return;
    const page = pastedIn(await chosen.text());
    setFileProblem(page ? '' : `“${chosen.name}” holds no page. ${HOW_TO_GET_A_FILE}`);
    if (!page) return;
    setFile({ name: chosen.name, settings: settingsOfPage({}, page), elements: [...page.elements] });
    setStart(FILE);
    if (title.trim() === '') setEntered(page.title.slice(0, LONGEST_TITLE));
  }

  async function contentToStartFrom(): Promise<Pick<NewDocument, 'settings' | 'elements'> | null> {
    if (start === FILE) return file;
    if (start === null) return { settings: {}, elements: [] };
    if (isFloating) return { settings: {}, elements: floatingElements(start) };
    const template = await api.call(documentCalls.read, { params: { id: start } });
    if (template.ok) return template.value;
    notices.problem(template.problem);
    return null;
  }

  function draftOf({ settings, elements }: Pick<NewDocument, 'settings' | 'elements'>): NewDocument {
    // A template's description is not the page's.
    const { post_excerpt: _about, ...others } = recordOf(settings);
    return { title: title.trim(), type: kind, settings: others, elements };
  }

  return (
    <Screen title="New page" parent={{ label: 'Pages', to: '/pages' }}>
      <form noValidate aria-label="New page" onSubmit={(event) => void create(event)}>
        <Stack gap="lg">
          <TextInput
            label="Name"
            description={HELP[kind]}
            value={title}
            maxLength={LONGEST_TITLE}
            error={problem}
            onChange={(event) => {
              setEntered(event.currentTarget.value);
              setProblem('');
            }}
            className={styles.name ?? ''}
          />
          <NativeSelect
            label="Kind"
            value={kind}
            data={KINDS.map((value) => ({ value, label: typeName(value) }))}
            onChange={(event) => {
              setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'wp-page');
              setStart(null);
            }}
            className={styles.name ?? ''}
          />
          <Section title="Start from">
            {!isFloating && templates.error ? (
              <ErrorState error={templates.error} retry={templates.refetch} />
            ) : !starts ? (
              <LoadingState lines={4} />
            ) : (
              <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} role="radiogroup" aria-label="Start from">
                <Start
                  label={isFloating ? 'Nothing' : 'An empty page'}
                  isChosen={start === null}
                  icon={IconFile}
                  choose={() => setStart(null)}
                />
                {starts.map(({ name, label }) => (
                  <Start
                    key={name}
                    label={label}
                    isChosen={start === name}
                    icon={IconLayout}
                    choose={() => setStart(name)}
                  />
                ))}
                {!isFloating && (
                  <FileButton accept=".json,application/json" onChange={(chosen) => void read(chosen)}>
                    {({ onClick }) => (
                      <Start
                        label={file ? `The file ${file.name}` : 'A page file of Elementor'}
                        isChosen={start === FILE}
                        icon={IconFileImport}
                        choose={onClick}
                      />
                    )}
                  </FileButton>
                )}
              </SimpleGrid>
            )}
            {fileProblem && (
              <Text c="var(--mantine-color-error)" role="alert" mt="sm">
                {fileProblem}
              </Text>
            )}
          </Section>
          <div>
            <Button type="submit" loading={isBusy}>
              Create page
            </Button>
          </div>
        </Stack>
      </form>
    </Screen>
  );
}

const LONGEST_TITLE = 200;

const HOW_TO_GET_A_FILE =
  'In Elementor, save the page as a template and export that: its .json file is what is needed here.';

const HELP: Readonly<Record<Kind, string>> = {
  'wp-page': 'Visitors see it in the window’s title; the address is made from it.',
  page: 'New pages can start from it. Visitors do not see it.',
  [FLOATING_TYPE]: 'Only you see the name. Once published, the content floats over every page of the site.',
};

function Start({
  label,
  isChosen,
  icon: Icon,
  choose,
}: {
  label: string;
  isChosen: boolean;
  icon: typeof IconFile;
  choose: () => void;
}) {
  return (
    <UnstyledButton
      role="radio"
      aria-checked={isChosen}
      className={styles.start ?? ''}
      data-chosen={isChosen || undefined}
      onClick={choose}
    >
      <Icon size={28} stroke={1.4} aria-hidden />
      <Text fw={570}>{label}</Text>
    </UnstyledButton>
  );
}
