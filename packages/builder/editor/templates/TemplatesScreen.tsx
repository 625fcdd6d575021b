import { ActionIcon, Alert, Anchor, Button, Group, Menu, Stack, Text } from '@mantine/core';
import {
  type ApiResult,
  ErrorState,
  LoadingState,
  notices,
  Screen,
  Section,
  StateBadge,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import {
  IconAlertTriangle,
  IconCopy,
  IconDots,
  IconMapPin,
  IconPlus,
  IconTrash,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { documentCalls, type Template, templateCalls } from '../../wire/admin.ts';
import { isTemplateType, TEMPLATE_TYPES, type TemplateType } from '../../wire/public.ts';
import { ConditionsDialog } from './ConditionsDialog.tsx';
import { publishedWords } from './publishedWords.ts';
import { KINDS } from './templateKinds.ts';
import { templateStart } from './templateStarts.ts';

const TYPES = Object.keys(TEMPLATE_TYPES).filter(isTemplateType);

/** The site's headers, footers and other templates by type, with where each is shown. */
export default function TemplatesScreen() {
  const { data, error, refetch } = useApiQuery(templateCalls.list);
  const [placed, setPlaced] = useState<Template | null>(null);
  return (
    <Screen
      title="Theme templates"
      description="Headers, footers and layouts for posts and lists. Where you have none, the theme’s own is used."
    >
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={8} />)}
      {data && (
        <Stack gap="lg">
          {TYPES.map((type) => (
            <Kind
              key={type}
              type={type}
              templates={data.templates.filter((template) => template.type === type)}
              place={setPlaced}
            />
          ))}
        </Stack>
      )}
      {placed && <ConditionsDialog key={placed.id} template={placed} close={() => setPlaced(null)} />}
    </Screen>
  );
}

interface KindProps {
  readonly type: TemplateType;
  readonly templates: readonly Template[];
  readonly place: (template: Template) => void;
}

function Kind({ type, templates, place }: KindProps) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isMaking, setMaking] = useState(false);
  const { title, about, newOne, whenNone } = KINDS[type];

  async function make(): Promise<void> {
    setMaking(true);
    const body = { title: templates.length > 0 ? `${title} ${templates.length + 1}` : title, type };
    const made = await api.call(documentCalls.add, {
      body: { ...body, settings: {}, elements: templateStart(type) },
    });
    setMaking(false);
    if (!made.ok) return notices.problem(made.problem);
    await refresh(templateCalls.list);
    void navigate(`/pages/${made.value.id}/edit`);
  }

  return (
    <Section
      title={title}
      description={about}
      actions={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          loading={isMaking}
          onClick={() => void make()}
        >
          {newOne}
        </Button>
      }
    >
      {templates.some(isShown) ? null : (
        <Text size="sm" c="dimmed">
          {whenNone}
        </Text>
      )}
      <Stack gap="md" mt={templates.length > 0 ? 'sm' : 0}>
        {templates.map((template) => (
          <Row key={template.id} template={template} place={() => place(template)} />
        ))}
      </Stack>
    </Section>
  );
}

function isShown({ type, isPublished, conditions }: Template): boolean {
  return isPublished && (type === 'loop-item' || conditions.length > 0);
}

function Row({ template, place }: { readonly template: Template; readonly place: () => void }) {
  const api = useApi();
  const refresh = useRefresh();
  const params = { id: template.id };
  const { title, isPublished, hasUnpublishedChanges, sentence, warning } = template;

  async function change(call: Promise<ApiResult<unknown>>, said: string): Promise<void> {
    const result = await call;
    if (!result.ok) return notices.problem(result.problem);
    notices.done(said);
    await refresh(templateCalls.list);
  }

  async function publish(): Promise<void> {
    const draft = await api.call(documentCalls.read, { params });
    if (!draft.ok) return notices.problem(draft.problem);
    const { version } = draft.value;
    await change(
      api.call(documentCalls.change, { params, body: { version, publish: true } }),
      publishedWords(template),
    );
  }

  async function trash(): Promise<void> {
    const result = await api.call(documentCalls.trash, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(templateCalls.list);
    notices.undoable(`“${title}” is in the trash.`, () =>
      change(api.call(documentCalls.untrash, { params }), `“${title}” is back.`),
    );
  }

  return (
    <div>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Group gap="sm">
            <Anchor component={Link} to={`/pages/${template.id}/edit`} fw={600}>
              {title}
            </Anchor>
            <StateBadge
              tone={isPublished ? 'good' : 'waiting'}
              label={
                isPublished
                  ? hasUnpublishedChanges
                    ? 'Published, with a newer draft'
                    : 'Published'
                  : 'Draft'
              }
            />
          </Group>
          <Text size="sm" c="dimmed" mt={2}>
            {isPublished ? sentence : sentence.replace('Shown', 'Once published: shown')}
          </Text>
        </div>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`More for ${title}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {template.type !== 'loop-item' && (
              <Menu.Item leftSection={<IconMapPin size={16} aria-hidden />} onClick={place}>
                Where it shows
              </Menu.Item>
            )}
            {(!isPublished || hasUnpublishedChanges) && (
              <Menu.Item leftSection={<IconWorld size={16} aria-hidden />} onClick={() => void publish()}>
                Publish
              </Menu.Item>
            )}
            {isPublished && (
              <Menu.Item
                leftSection={<IconWorldOff size={16} aria-hidden />}
                onClick={() =>
                  void change(
                    api.call(documentCalls.unpublish, { params }),
                    'Visitors do not see it any more. The draft stays.',
                  )
                }
              >
                Unpublish
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() =>
                void change(
                  api.call(documentCalls.duplicate, { params }),
                  `There is a copy of “${title}”. It shows nowhere until you say where.`,
                )
              }
            >
              Duplicate
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void trash()}
            >
              Move to the trash
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {isPublished && warning && (
        <Alert mt="xs" color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} p="xs">
          {warning}
        </Alert>
      )}
    </div>
  );
}
