import type { ValueShape } from '../fields/Field.ts';
import { numberOf, recordOf, textOf } from '../settings/read.ts';
import { typed, valueIn } from './shapes.ts';

/** Shapes of values in version 4 forms, tabs and SVGs; see `shapes.ts`. */

/** A switch, which is `yes` or empty in its control. */
export const switchShape: ValueShape = {
  read: (prop) => {
    const value = valueIn(prop, 'boolean');
    return typeof value === 'boolean' ? (value ? 'yes' : '') : undefined;
  },
  write: (next, before) => (next === undefined ? undefined : typed('boolean', next === 'yes', before)),
};

export const numberShape: ValueShape = {
  read: (prop) => numberOf(valueIn(prop, 'number')) ?? undefined,
  write(next, before) {
    const number = numberOf(next);
    return number === null ? undefined : typed('number', number, before);
  },
};

/** The options of a list, one per line; the submitted value may follow a bar. */
export const optionsShape: ValueShape = {
  read(prop) {
    const { value } = recordOf(prop);
    return Array.isArray(value) ? value.map(lineOf).join('\n') : undefined;
  },
  write(next, before) {
    const { value } = recordOf(before);
    const options: readonly unknown[] = Array.isArray(value) ? value : [];
    // Only the line being written may be empty.
    const lines = textOf(next).split('\n').slice(0, MOST_OPTIONS);
    const isNothing = lines.every((line) => line === '');
    const written = lines.map((line, index) =>
      lineOf(options[index]) === line && index < options.length
        ? options[index]
        : optionOf(line, options[index]),
    );
    return { $$type: 'options', ...recordOf(before), value: isNothing ? [] : written };
  },
};

const MOST_OPTIONS = 300;

function lineOf(option: unknown): string {
  const { key, value, label } = recordOf(recordOf(option).value);
  const words = textOf(recordOf(label ?? key).value);
  const sent = textOf(recordOf(value).value);
  return sent === '' || sent === words ? words : `${words}|${sent}`;
}

function optionOf(line: string, before: unknown): unknown {
  const [words = '', sent = words] = line.split('|');
  const own = recordOf(recordOf(before).value);
  const name = 'label' in own ? 'label' : 'key';
  return typed(
    'key-value',
    { ...own, [name]: typed('string', words, own[name]), value: typed('string', sent, own.value) },
    before,
  );
}

/** An SVG, which has no text. */
export const drawingShape: ValueShape = {
  read(prop) {
    const address = textOf(recordOf(recordOf(recordOf(prop).value).url).value);
    return address === '' ? undefined : { url: address };
  },
  write(next, before) {
    const { url = '' } = recordOf(next);
    const source = recordOf(recordOf(before).value);
    if (textOf(recordOf(source.url).value) === textOf(url)) return before;
    return typed('svg-src', { ...source, id: null, url: typed('url', textOf(url), source.url) }, before);
  },
};
