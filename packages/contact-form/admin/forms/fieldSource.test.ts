import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTemplate, tagsOf } from '../../template/parseTemplate.ts';
import { FIELD_KINDS, mailWithField, placeField, writeField } from './fieldSource.ts';

const FORM = '<label> Your name\n    [text* your-name] </label>\n\n[submit "Send"]';

describe('fields that the editor writes', () => {
  it('are put behind the paragraph of the caret, and never below the button', () => {
    const { name, source } = writeField(
      { kind: 'tel', label: 'Telephone', isRequired: true, choices: [] },
      FORM,
    );
    expect(name).toBe('your-telephone');
    const added = '<label> Telephone\n    [tel* your-telephone autocomplete:tel] </label>';
    for (const caret of [0, 5, FORM.length, Number.POSITIVE_INFINITY]) {
      const { template, start, end } = placeField(source, FORM, caret);
      expect(template).toBe(
        `<label> Your name\n    [text* your-name] </label>\n\n${added}\n\n[submit "Send"]`,
      );
      expect(template.slice(start, end)).toBe(added);
    }
  });

  it('have names of their own, whatever their label', () => {
    const field = { kind: 'text', isRequired: false, choices: [] } as const;
    expect(writeField({ ...field, label: 'Your name' }, FORM).name).toBe('your-name-2');
    expect(writeField({ ...field, label: 'year' }, FORM).name).toBe('your-year');
    expect(writeField({ ...field, label: 'الهاتف' }, FORM).name).toBe('your-text');
  });

  it('are tags with their words and choices as typed', () => {
    const words = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() !== '' && !/[|\u00A0\u200B]/.test(text));
    const kinds = fc.constantFrom(...FIELD_KINDS.map(({ kind }) => kind));
    fc.assert(
      fc.property(kinds, words, fc.array(words, { minLength: 1 }), (kind, label, typed) => {
        const choices = typed.map((choice) => choice.trim());
        const { name, source } = writeField({ kind, label, isRequired: true, choices }, '');
        const tags = tagsOf(parseTemplate(source));
        expect(tags.map(({ basetype, name }) => ({ basetype, name }))).toEqual([{ basetype: kind, name }]);
        if (['select', 'radio', 'checkbox'].includes(kind)) expect(tags[0]?.values).toEqual(choices);
      }),
    );
  });

  it('have a line in the mail, above its closing words', () => {
    expect(mailWithField('From: [your-name]\n\n--\nSent from here', 'Colour:', 'your-colour')).toBe(
      'From: [your-name]\nColour: [your-colour]\n\n--\nSent from here',
    );
    expect(mailWithField('[your-name]', 'Colour', 'your-colour')).toBe(
      '[your-name]\nColour: [your-colour]\n',
    );
  });
});
