import {
  Autocomplete,
  Button,
  Checkbox,
  Group,
  MultiSelect,
  Select,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type FormState, Section, useApiQuery } from '@portico/kernel/admin';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { type EditedPost, postCalls } from '../../wire/admin.ts';
import { PicturePicker } from '../media/PicturePicker.tsx';
import { inTreeOrder } from '../terms/inTreeOrder.ts';
import type { PostChoices } from './PostChoices.ts';
import styles from './Posts.module.css';
import type { PostValues } from './postValues.ts';

/** A post's properties other than its text. */
export function PostFields({
  form,
  post,
  choices,
}: {
  form: FormState<PostValues>;
  post: EditedPost | null;
  choices: PostChoices;
}) {
  const categories = inTreeOrder(choices.terms.filter(({ taxonomy }) => taxonomy === 'category'));
  const tags = choices.terms.filter(({ taxonomy }) => taxonomy === 'tag');
  const isPost = form.values.type === 'post';
  return (
    <>
      <Section title="Publishing">
        <Stack gap="sm">
          <Select
            label="Kind"
            data={[
              { value: 'post', label: 'Post' },
              { value: 'page', label: 'Page' },
            ]}
            allowDeselect={false}
            {...form.choice('type')}
          />
          <TextInput
            type="datetime-local"
            step={1}
            label="Date"
            description="A future date schedules the post. Left empty, it is the moment you publish."
            {...form.text('publishedAt')}
          />
          <TextInput
            label="Slug"
            description={
              post
                ? 'The old address will redirect to the new one.'
                : 'Left empty, it is made from the title.'
            }
            maxLength={200}
            {...form.text('slug')}
          />
          {isPost && <Checkbox label="Keep at the top of lists" {...form.toggle('isSticky')} />}
          <Checkbox label="Visitors may comment" {...form.toggle('commentsOpen')} />
        </Stack>
      </Section>
      <Section title="Cover">
        <CoverField form={form} />
      </Section>
      <Section title="Sorting">
        <Stack gap="sm">
          {isPost && (
            <>
              <MultiSelect
                label="Categories"
                searchable
                data={categories.map(({ id, above, name }) => ({
                  value: String(id),
                  label: [...above, name].join(' › '),
                }))}
                nothingFoundMessage="No category has this name"
                value={form.values.categories}
                onChange={(value) => form.set('categories', value)}
              />
              <TagsInput
                label="Tags"
                description="Type a word and press Enter."
                data={[...new Set(tags.map(({ name }) => name))]}
                maxTags={50}
                value={form.values.tags}
                onChange={(value) => form.set('tags', value)}
              />
            </>
          )}
          {!isPost && <ParentField form={form} post={post} />}
          <Select
            label="Author"
            clearable
            searchable
            clearButtonProps={{ 'aria-label': 'No author' }}
            data={choices.authors.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={form.values.author}
            onChange={(value) => form.set('author', value)}
          />
        </Stack>
      </Section>
      <Section
        title="Excerpt"
        description="Shown in lists. If it is empty, the beginning of the text is used."
      >
        <Textarea aria-label="Excerpt" autosize minRows={3} maxLength={1000} {...form.text('excerpt')} />
      </Section>
      <Section title="Language">
        <Stack gap="sm">
          <Autocomplete
            label="Language"
            description="A code such as en or pt-BR. Lists show the languages that the site settings name."
            data={[...choices.languages]}
            maxLength={20}
            {...form.choice('language')}
          />
          <TranslationField form={form} post={post} />
        </Stack>
      </Section>
    </>
  );
}

function CoverField({ form }: { form: FormState<PostValues> }) {
  const [isPicking, setPicking] = useState(false);
  const { cover } = form.values;
  return (
    <Stack gap="sm">
      {cover && (
        <img
          className={styles.cover}
          src={cover.url}
          alt={cover.alt || 'Cover without a description'}
          width={cover.width}
          height={cover.height}
        />
      )}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {cover ? 'Change' : 'Choose a picture'}
        </Button>
        {cover && (
          <Button variant="subtle" color="gray" onClick={() => form.set('cover', null)}>
            No cover
          </Button>
        )}
      </Group>
      <PicturePicker
        opened={isPicking}
        close={() => setPicking(false)}
        onPicture={(picture) => form.set('cover', picture)}
      />
    </Stack>
  );
}

/** The parent page. */
function ParentField({ form, post }: { form: FormState<PostValues>; post: EditedPost | null }) {
  const [search, setSearch] = useState('');
  const { data } = useApiQuery(
    postCalls.list,
    { query: { search, type: 'page', limit: 20 } },
    { keepsPrevious: true },
  );
  const found = (data?.items ?? []).filter(({ id }) => id !== post?.id);
  const titles = new Map(
    [...(post?.parent ? [post.parent] : []), ...found].map(({ id, title }) => [
      String(id),
      title || 'Untitled',
    ]),
  );
  return (
    <Select
      label="Parent page"
      description="The page above this one, in the breadcrumb and the address."
      placeholder="None"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'No parent page' }}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      {...form.choice('parent')}
      onChange={(value) => form.set('parent', value)}
      onSearchChange={setSearch}
      nothingFoundMessage="No page has this name"
    />
  );
}

/** The post's translation in another language. */
function TranslationField({ form, post }: { form: FormState<PostValues>; post: EditedPost | null }) {
  const [search, setSearch] = useState('');
  const { data } = useApiQuery(postCalls.list, { query: { search, limit: 20 } }, { keepsPrevious: true });
  const known = post?.translations ?? [];
  const found = (data?.items ?? []).filter(
    ({ id, language }) => id !== post?.id && language !== form.values.language,
  );
  const titles = new Map(
    [...known, ...found].map((one) => [String(one.id), `${one.title || 'Untitled'} (${one.language})`]),
  );
  return (
    <Select
      label="Translation of"
      description="The same post in another language."
      placeholder="None"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'No translation' }}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      {...form.choice('translationOf')}
      onChange={(value) => form.set('translationOf', value)}
      onSearchChange={(text) => setSearch(text.replace(/ \([\w-]+\)$/, ''))}
      nothingFoundMessage="No post in another language has this name"
    />
  );
}
