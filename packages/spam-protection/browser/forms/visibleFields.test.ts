import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FieldFacts, summariseFields } from './visibleFields.ts';

const field = (name: string | null, more: Partial<FieldFacts> = {}): FieldFacts => ({
  name,
  type: 'text',
  isRich: false,
  isShown: true,
  ...more,
});

it('SP-32 SP-33 sums the fields up in their order', () => {
  expect(
    summariseFields([
      field('author'),
      field('email'),
      field('comment_post_ID', { type: 'hidden' }),
      field('trap', { isShown: false }),
      field('rich', { type: 'hidden', isRich: true, isShown: false }),
      field(null),
      field('go', { type: 'submit' }),
      field('ct_checkjs', { type: 'hidden' }),
    ]),
  ).toEqual({
    visible_fields: 'author email rich',
    visible_fields_count: 3,
    invisible_fields: 'comment_post_ID trap',
    invisible_fields_count: 2,
  });
});

it('SP-33 counts a group once, however many buttons it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom('radio', 'checkbox'), (count, type) => {
      const summary = summariseFields(Array.from({ length: count }, () => field('group', { type })));
      expect(summary).toMatchObject({ visible_fields: 'group', visible_fields_count: 1 });
    }),
  );
});

it('SP-33 every named field is counted on exactly one side', () => {
  const facts = fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    type: fc.constantFrom('text', 'hidden', 'email'),
    isRich: fc.boolean(),
    isShown: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(facts), (fields) => {
      const { visible_fields_count: seen, invisible_fields_count: unseen } = summariseFields(fields);
      expect(seen + unseen).toBe(fields.length);
    }),
  );
});

it('SP-33 a group is on one side only: seen if any of its choices is', () => {
  const choice = (name: string, isShown: boolean): FieldFacts => field(name, { type: 'radio', isShown });
  expect(
    summariseFields([
      choice('stars', false),
      choice('stars', true),
      choice('trap', false),
      choice('trap', false),
    ]),
  ).toEqual({
    visible_fields: 'stars',
    visible_fields_count: 1,
    invisible_fields: 'trap',
    invisible_fields_count: 1,
  });
});
