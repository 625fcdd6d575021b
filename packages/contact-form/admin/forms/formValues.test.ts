import { expect, test } from 'vitest';
import { newForm } from '../../template/defaultForm.ts';
import { toBody, toValues } from './formValues.ts';

test('CF-12 a form goes through the editor unchanged', () => {
  const {
    id: _,
    hash: __,
    ...form
  } = newForm({
    id: 1,
    hash: '',
    title: 'Test',
    messages: { spam: 'No.' },
    additionalSettings: 'demo_mode: on',
  });
  expect(toBody(toValues(form))).toEqual(form);
});

test('CF-12 a message that is emptied is the default again', () => {
  const { id: _, hash: __, ...form } = newForm({ id: 1, hash: '', title: 'Test', messages: { spam: 'No.' } });
  expect(toBody({ ...toValues(form), 'messages.spam': '' }).messages).toEqual({});
});
