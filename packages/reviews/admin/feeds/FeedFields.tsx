import {
  Accordion,
  ColorInput,
  type ColorInputProps,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { Form, type FormState } from '@portico/kernel/admin';
import type { Place } from '../../wire/admin.ts';
import { LAYOUTS } from '../../wire/public.ts';
import type { FeedValues } from './feedValues.ts';
import { LAYOUT_NAMES } from './layoutNames.ts';

interface FeedFieldsProps {
  readonly form: FormState<FeedValues>;
  readonly places: readonly Place[];
  readonly isNew: boolean;
}

/** All settings of a feed, the most important first. */
export function FeedFields({ form, places, isNew }: FeedFieldsProps) {
  const { layout } = form.values;
  return (
    <Form form={form} submitLabel={isNew ? 'Make feed' : 'Save changes'} label="Feed" needsChange={!isNew}>
      <TextInput label="Title" description="Only you see it." maxLength={200} {...form.text('title')} />
      <Select
        label="Layout"
        allowDeselect={false}
        data={LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
        {...form.choice('layout')}
      />
      <MultiSelect
        label="Places"
        data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.choice('places')}
      />
      <Accordion multiple variant="separated" defaultValue={['choice']}>
        <Group name="choice" title="Which reviews">
          <Select
            label="Order"
            allowDeselect={false}
            data={[
              { value: 'newest', label: 'Newest first' },
              { value: 'oldest', label: 'Oldest first' },
              { value: 'best', label: 'Best first' },
              { value: 'worst', label: 'Worst first' },
            ]}
            {...form.choice('order')}
          />
          <Amount form={form} name="minimumRating" label="Minimum stars" min={1} max={5} />
          <Amount form={form} name="minimumLetters" label="Minimum characters" max={1000} />
          <Amount
            form={form}
            name="limit"
            label="Maximum number of reviews"
            description="0 for all."
            max={10_000}
          />
          <TextInput
            label="Only in the language"
            description="A code such as de; empty for all."
            {...form.text('onlyLanguage')}
          />
        </Group>
        <Group name="text" title="Texts and times">
          <Amount
            form={form}
            name="textSize"
            label="Characters before “read more”"
            description="0 never shortens."
            max={10_000}
          />
          <TextInput
            label="Language of the widget"
            description="A code such as de or he; empty for English words and the language of each review."
            {...form.text('language')}
          />
          <TextInput
            label="Date format"
            description="Such as dd.MM.yyyy; empty says how long ago."
            {...form.text('timeFormat')}
          />
          <Switch label="Original text instead of a translation" {...form.toggle('showsOriginal')} />
          <Switch label="Shorten last names to an initial" {...form.toggle('shortLastName')} />
        </Group>
        <Group name="parts" title="Parts and style">
          <Amount form={form} name="pagination" label="Reviews before “more”" max={50} />
          <Switch label="The place and its rating" {...form.toggle('showsHeader')} />
          <Switch label="“Review us” button" {...form.toggle('showsReviewUs')} />
          <Switch label="Pictures of the authors" {...form.toggle('showsAvatars')} />
          <Switch label="Photos" {...form.toggle('showsPhotos')} />
          <Switch label="Replies" {...form.toggle('showsReplies')} />
          <Switch label="Dark" {...form.toggle('isDark')} />
          <Switch label="Cards with a background" {...form.toggle('hasBackground')} />
          <Switch label="Round corners" {...form.toggle('isRound')} />
          <Switch label="Shadow" {...form.toggle('hasShadow')} />
        </Group>
        <Group name="style" title="Colours and size">
          <ColorField label="Stars" {...form.choice('starColor')} />
          <ColorField label="Names" {...form.choice('nameColor')} />
          <ColorField label="Texts" {...form.choice('textColor')} />
          <ColorField label="Cards" {...form.choice('cardColor')} />
          <ColorField label="Buttons" {...form.choice('buttonColor')} />
          <Amount
            form={form}
            name="maxWidth"
            label="Maximum width"
            description="In px; 0 for no limit."
            max={4000}
          />
          <Amount
            form={form}
            name="maxHeight"
            label="Maximum height"
            description="In px; 0 for no limit."
            max={10_000}
          />
          <Switch label="Centred" {...form.toggle('isCentered')} />
          <Textarea
            label="Further variables"
            description="One per line, such as --card-gap: 2rem."
            autosize
            {...form.text('styleVars')}
          />
        </Group>
        {layout === 'slider' && (
          <Group name="slider" title="Slider">
            <Switch label="Autoplay" {...form.toggle('autoplay')} />
            <Amount form={form} name="speed" label="Seconds between steps" min={1} max={3600} />
            <Switch label="Pauses on hover" {...form.toggle('mouseStop')} />
            <Switch label="Stops for good after a click" {...form.toggle('clickStop')} />
            <Switch label="Follows the mouse wheel" {...form.toggle('wheelScroll')} />
            <Switch label="Buttons" {...form.toggle('hasButtons')} />
            <Switch label="Dots" {...form.toggle('hasDots')} />
            <Amount
              form={form}
              name="swipeStep"
              label="Cards per step"
              description="0 for as many as are in view."
              max={50}
            />
            <Amount form={form} name="swipePerButton" label="Cards per button press" max={50} />
            <Amount form={form} name="swipePerDot" label="Cards per dot" max={50} />
          </Group>
        )}
        {layout === 'badge' && (
          <Group name="badge" title="Badge">
            <Select
              label="Position"
              allowDeselect={false}
              data={[
                { value: 'embed', label: 'In the text' },
                { value: 'right', label: 'At the end of the window' },
                { value: 'left', label: 'At the start of the window' },
              ]}
              {...form.choice('badge')}
            />
          </Group>
        )}
        <Group name="more" title="Columns, links and search engines">
          <TextInput
            label="Columns by width"
            description="Such as 1200:3,768:2. Empty for what fits."
            {...form.text('breakpoints')}
          />
          <Switch label="Links open a new window" {...form.toggle('openLink')} />
          <Switch label="Links are marked nofollow" {...form.toggle('nofollowLink')} />
          <Switch
            label="Rating for search engines"
            description="Adds structured data to the page."
            {...form.toggle('hasStructuredData')}
          />
        </Group>
      </Accordion>
    </Form>
  );
}

function Group({ name, title, children }: { name: string; title: string; children: React.ReactNode }) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>{title}</Accordion.Control>
      <Accordion.Panel>
        <Stack gap="md">{children}</Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

type AmountName = {
  [Name in keyof FeedValues]: FeedValues[Name] extends number ? Name : never;
}[keyof FeedValues];

interface AmountProps {
  readonly form: FormState<FeedValues>;
  readonly name: AmountName;
  readonly label: string;
  readonly description?: string;
  readonly min?: number;
  readonly max: number;
}

function Amount({ form, name, min = 0, ...field }: AmountProps) {
  const { value, onChange, ...props } = form.choice(name);
  return (
    <NumberInput
      {...field}
      {...props}
      min={min}
      allowDecimal={false}
      value={value}
      onChange={(entered) => onChange(Math.max(min, Number(entered) || 0))}
    />
  );
}

/** The eyedropper button is an icon without an accessible name. */
function ColorField({ label, ...field }: ColorInputProps & { readonly label: string }) {
  return (
    <ColorInput
      label={label}
      eyeDropperButtonProps={{ 'aria-label': `${label}: pick from the screen` }}
      {...field}
    />
  );
}
