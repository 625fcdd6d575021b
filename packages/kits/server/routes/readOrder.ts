import { isRecord } from '@portico/kernel/records';
import { invalidFields } from '@portico/kernel/server/http';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { CHOICES, type Customization, EVERYTHING, KIT_PARTS } from '../../wire/public.ts';
import type { ImportOrder } from '../import/PlanInput.ts';

const Names = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 });
const Flags = Type.Record(Type.String(), Type.Boolean());

const Include = Type.Array(Type.Enum([...KIT_PARTS]), { maxItems: 20 });

const Parts = {
  content: Type.Object({
    customPostTypes: Type.Optional(Names),
    mediaFormat: Type.Optional(Type.Enum(['link', 'cloud'])),
    choices: Type.Optional(Type.Record(Type.String(), Type.Enum([...CHOICES]))),
    pictureHosts: Type.Optional(Names),
  }),
  templates: Type.Object({
    themeBuilder: Type.Optional(
      Type.Object({
        overrideConditions: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
      }),
    ),
  }),
  settings: Flags,
  plugins: Flags,
};

/** The user's selection from the body of a call. Omitted parts mean everything. */
export function readOrder(body: unknown): ImportOrder {
  const { include = [...KIT_PARTS], customization } = isRecord(body) ? body : {};
  if (!Check(Include, include))
    throw invalidFields({ include: `This is a list of the parts ${KIT_PARTS.join(', ')}.` });
  return { include, customization: readCustomization(customization) };
}

function readCustomization(value: unknown): Customization {
  if (value === undefined || value === null) return EVERYTHING;
  if (!isRecord(value))
    throw invalidFields({ customization: 'This is an object with one member for each part.' });
  return {
    content: part(value, 'content', (found) => (Check(Parts.content, found) ? found : null)),
    templates: part(value, 'templates', (found) => {
      if (!Check(Parts.templates, found)) return null;
      const { themeBuilder, ...sections } = found;
      const overridden = themeBuilder?.overrideConditions?.map(String);
      return {
        ...sections,
        ...(themeBuilder && {
          themeBuilder: { ...themeBuilder, ...(overridden && { overrideConditions: overridden }) },
        }),
      } as Customization['templates'];
    }),
    settings: part(value, 'settings', (found) => (Check(Parts.settings, found) ? found : null)),
    plugins: part(value, 'plugins', (found) => (Check(Parts.plugins, found) ? found : null)),
  };
}

function part<Found>(
  customization: Readonly<Record<string, unknown>>,
  name: string,
  read: (value: unknown) => Found | null,
): Found | null {
  const value = customization[name];
  if (value === undefined || value === null) return null;
  const found = read(value);
  if (found === null)
    throw invalidFields({ [`customization.${name}`]: 'This does not say what is wanted from the part.' });
  return found;
}
