import { expect, test } from 'vitest';
import { formPartsIn } from './defaultForm.ts';
import { fieldLabels } from './fieldLabels.ts';
import { parseTemplate } from './parseTemplate.ts';

test.each<[template: string, labels: Record<string, string>]>([
  ['<label> Your name\n    [text* your-name] </label>', { 'your-name': 'Your name' }],
  ['<label>[checkbox news "Yes"] Send me <b>news</b></label>', { news: 'Send me news' }],
  ['<label>Name: * [text first] [text last]</label>', { first: 'Name' }],
  ['<p>Town&nbsp;&amp; street<br>\n[text where]</p> [text more]', { where: 'Town & street' }],
  ['<label for="a">Phone</label> [tel phone id:a]', { phone: 'Phone' }],
  ['<tr><th>Date</th><td>[date day]</td></tr>', { day: 'Date' }],
  ['<fieldset><legend>Colours</legend>[checkbox colours "Red" "Blue"]</fieldset>', { colours: 'Colours' }],
  [
    '[text a placeholder "First name"][email b watermark "Mail"][text c "value"]',
    { a: 'First name', b: 'Mail' },
  ],
  [
    '<p>A</p>[acceptance ok] I have read <a href="/x">the terms</a>. [/acceptance]',
    { ok: 'I have read the terms.' },
  ],
  ['<label>Twice [text a]</label><label>Again [text a]</label>', { a: 'Twice' }],
  ['<label>Not closed [text a]', {}],
  ['[submit "Send"]', {}],
])('CF-21 %s has the labels %j', (template, labels) => {
  expect(Object.fromEntries(fieldLabels(parseTemplate(template)))).toEqual(labels);
});

test('CF-21 every field of a new form has a label', () => {
  const parts = parseTemplate(formPartsIn('en').template);
  expect([...fieldLabels(parts).keys()]).toEqual(
    parts.flatMap((part) => (part.kind === 'tag' && part.tag.name ? [part.tag.name] : [])),
  );
});
