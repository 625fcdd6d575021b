import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoParagraphs } from '../markup/autoParagraphs.ts';
import { cleanTemplate } from '../markup/formHtml.ts';
import { compileForm } from './compileForm.ts';
import type { DefaultSources } from './DefaultSources.ts';
import { formPartsIn, newForm } from './defaultForm.ts';
import { DEFAULT_MESSAGES } from './messages.ts';
import { defaultMessagesIn } from './messagesInLanguages.ts';
import { parseTemplate, tagsOf } from './parseTemplate.ts';
import { relativeDate } from './relativeDate.ts';
import { type FormPlacement, renderForm } from './renderForm.ts';

const TODAY = '2026-11-15';

const placement: FormPlacement = {
  unitTag: 'wpcf7-f6-p7-o1',
  pagePath: '/contact/',
  containerPost: 7,
  today: TODAY,
  challenges: {
    quiz: () => ({ question: '1+1=?', answerKey: 'ab'.repeat(16) }),
    captcha: () => ({ challenge: '1234', imageUrl: '/up/1234.png' }),
  },
};

const compiled = (template: string, additionalSettings = '') =>
  compileForm(newForm({ id: 6, hash: 'abc', title: 'Test', template, additionalSettings }));
const html = (template: string, settings?: string) => renderForm(compiled(template, settings), placement);
const onlyTag = (template: string) => tagsOf(parseTemplate(template))[0];

describe('CF-01 the frame of a form', () => {
  test('has the hidden fields in their order, the two response areas and the attributes in their order', () => {
    const form = html('[text a]');
    expect(
      [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ).toEqual([
      ['_wpcf7', '6'],
      ['_wpcf7_version', '6.1'],
      ['_wpcf7_locale', 'en_US'],
      ['_wpcf7_unit_tag', 'wpcf7-f6-p7-o1'],
      ['_wpcf7_container_post', '7'],
      ['_wpcf7_posted_data_hash', ''],
    ]);
    expect(form).toContain(
      '<div class="wpcf7 no-js" id="wpcf7-f6-p7-o1" lang="en-US" dir="ltr" data-wpcf7-id="6">\n<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>\n<form action="/contact/#wpcf7-f6-p7-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init">',
    );
    expect(form).toContain('<div class="wpcf7-response-output" aria-hidden="true"></div>\n</form>');
  });

  test('K covers a password as it is typed, and never shows it again', () => {
    const form = renderForm(compiled('[text* pin password "begins so"][text name]'), {
      ...placement,
      outcome: {
        ...{ status: 'validation_failed', message: 'No', errors: new Map([['pin', 'Wrong']]) },
        entered: new Map([['pin', ['swordfish']]]),
        postedDataHash: '',
      },
    });
    expect(form).toMatch(/autocomplete="new-password"[^>]* type="password" name="pin"/);
    expect(form).not.toMatch(/swordfish|begins so/);
    expect(form).toMatch(/type="text" name="name"/);
  });

  test('takes the response where the author put it, the encoding where there are files, the classes of settings', () => {
    const form = html('[response]\n\n[file f]', 'demo_mode: on\nacceptance_as_validation: true');
    expect(form.match(/wpcf7-response-output/g)).toHaveLength(1);
    expect(form).toContain('class="wpcf7-form init demo wpcf7-acceptance-as-validation"');
    expect(form).toContain('enctype="multipart/form-data" novalidate');
  });

  test('comes back after a submission without scripts with status, tips, list and what was entered', () => {
    const form = renderForm(
      compiled('[text* a id:x] [checkbox c "1" "2"] [acceptance ok]I agree[/acceptance]'),
      {
        ...placement,
        outcome: {
          status: 'invalid',
          message: 'Look <again>',
          errors: new Map([['a', 'Fill "it"']]),
          entered: new Map([
            ['a', ['<b>']],
            ['c', ['2']],
            ['ok', ['1']],
          ]),
          postedDataHash: '',
        },
      },
    );
    expect(form).toContain('class="wpcf7-form invalid"');
    expect(form).toContain('<ul><li id="wpcf7-f6-p7-o1-ve-a"><a href="#x">Fill &quot;it&quot;</a></li></ul>');
    expect(form).toContain('<span class="wpcf7-not-valid-tip" aria-hidden="true">Fill &quot;it&quot;</span>');
    expect(form).toContain('value="&lt;b&gt;"');
    expect(form).toContain('value="2" checked="checked"');
    expect(form).toContain('name="ok" value="1" checked="checked"');
    expect(form).toContain('aria-hidden="true">Look &lt;again&gt;</div>');
  });
});

describe('CF-01 the grammar of tags', () => {
  test('reads type, name, options, values and content', () => {
    expect(onlyTag(`[text* your.name size:30 class:a "one|1" 'two']`)).toEqual({
      type: 'text*',
      basetype: 'text',
      isRequired: true,
      name: 'your_name',
      options: ['size:30', 'class:a'],
      values: ['one', 'two'],
      pipes: [
        { before: 'one', after: '1' },
        { before: 'two', after: 'two' },
      ],
      content: '',
    });
    expect(onlyTag('[acceptance ok]I <b>agree</b>[/acceptance]')?.content).toBe('I <b>agree</b>');
    expect(onlyTag('[text\u00A0a\u200B"x"]')?.values).toEqual(['x']);
  });

  test.each([
    '[nope a]',
    '[text]',
    '[text 9a]',
    '[text a "x]',
    '[text a "x" y]',
    '[text a (x)]',
    '[TEXT a]',
    '[text a',
    'no [ tag ]',
  ])('leaves %s as text', (text) => {
    expect(parseTemplate(text)).toEqual([{ kind: 'text', text }]);
  });

  test('prints a tag between double brackets with one pair fewer', () => {
    expect(parseTemplate('[[text a]] [[/x]]')).toEqual([{ kind: 'text', text: '[text a] [[/x]]' }]);
  });

  test('never fails, and loses no text, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('[', ']', 'text', '*', ' ', 'a', '"', "'", '|', '/', '\n', 'é', '<b', '>')),
        (pieces) => {
          const source = pieces.join('');
          const parts = parseTemplate(source);
          if (parts.every(({ kind }) => kind === 'text') && !source.includes('[['))
            expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(source);
          renderForm(compiled(source), placement);
        },
      ),
    );
  });

  test('a hostile template is read in time', () => {
    for (const piece of ['[', '[text a "', '<a "', '<', '[acceptance a]', '\n\n', '<li>', '&#'])
      for (const run of [autoParagraphs, parseTemplate]) {
        const before = process.cpuUsage();
        run(piece.repeat(100_000 / piece.length));
        expect(process.cpuUsage(before).user, `${run.name} of ${piece}`).toBeLessThan(2_000_000);
      }
  });
});

/** The contract's table, row by row. */
describe('CF-01 every control as the contract has it', () => {
  const wrap = (name: string, inside: string): string =>
    `<span class="wpcf7-form-control-wrap" data-name="${name}">${inside}</span>`;
  test.each([
    [
      '[text t]',
      wrap(
        't',
        '<input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="" type="text" name="t" />',
      ),
    ],
    [
      '[email* e 20/80 id:mail class:big autocomplete:work|email placeholder "you@x"]',
      wrap(
        'e',
        '<input size="20" maxlength="80" class="wpcf7-form-control wpcf7-email wpcf7-validates-as-required wpcf7-text wpcf7-validates-as-email big" id="mail" autocomplete="work email" aria-required="true" aria-invalid="false" placeholder="you@x" value="" type="email" name="e" />',
      ),
    ],
    [
      '[number n min:1 max:5 step:2 "3"]',
      wrap(
        'n',
        '<input class="wpcf7-form-control wpcf7-number wpcf7-validates-as-number" min="1" max="5" step="2" aria-invalid="false" value="3" type="number" name="n" />',
      ),
    ],
    [
      '[range r]',
      wrap(
        'r',
        '<input class="wpcf7-form-control wpcf7-range wpcf7-validates-as-number" min="0" max="100" aria-invalid="false" value="50" type="range" name="r" />',
      ),
    ],
    [
      '[date d min:today max:today+2_weeks "tomorrow"]',
      wrap(
        'd',
        '<input class="wpcf7-form-control wpcf7-date wpcf7-validates-as-date" min="2026-11-15" max="2026-11-29" aria-invalid="false" value="2026-11-16" type="date" name="d" />',
      ),
    ],
    [
      // Values are HTML, and nought is no limit.
      '[text t size:0 maxlength:0 "Fish &amp; chips"]',
      wrap(
        't',
        '<input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="Fish &amp; chips" type="text" name="t" />',
      ),
    ],
    [
      '[select s "Fish &amp; chips"]',
      wrap(
        's',
        '<select class="wpcf7-form-control wpcf7-select" aria-invalid="false" name="s"><option value="Fish &amp; chips">Fish &amp; chips</option></select>',
      ),
    ],
    [
      '[textarea m 30x5/90 "Hello & <you>"]',
      wrap(
        'm',
        '<textarea cols="30" rows="5" maxlength="90" class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="m">Hello &amp; &lt;you&gt;</textarea>',
      ),
    ],
    [
      '[select* s first_as_label default:2 "Pick" "A|a@x"]',
      wrap(
        's',
        '<select class="wpcf7-form-control wpcf7-select wpcf7-validates-as-required" aria-required="true" aria-invalid="false" name="s"><option value="">Pick</option><option value="A" selected="selected">A</option></select>',
      ),
    ],
    [
      '[checkbox* c use_label_element free_text tabindex:4 "A" "B"]',
      wrap(
        'c',
        '<span class="wpcf7-form-control wpcf7-checkbox wpcf7-validates-as-required"><span class="wpcf7-list-item first"><label><input type="checkbox" name="c[]" value="A" tabindex="4" /><span class="wpcf7-list-item-label">A</span></label></span><span class="wpcf7-list-item last has-free-text"><label><input type="checkbox" name="c[]" value="B" tabindex="5" /><span class="wpcf7-list-item-label">B</span></label> <input type="text" name="_wpcf7_free_text_c" class="wpcf7-free-text" aria-label="B" /></span></span>',
      ),
    ],
    [
      '[checkbox x exclusive label_first "A"]',
      wrap(
        'x',
        '<span class="wpcf7-form-control wpcf7-checkbox wpcf7-exclusive-checkbox"><span class="wpcf7-list-item first last"><span class="wpcf7-list-item-label">A</span><input type="checkbox" name="x" value="A" /></span></span>',
      ),
    ],
    [
      '[acceptance a invert id:i class:k default:on]<script>x</script>I <b onclick=x>do</b>[/acceptance]',
      wrap(
        'a',
        '<span class="wpcf7-form-control wpcf7-acceptance invert"><span class="wpcf7-list-item"><label><input type="checkbox" name="a" value="1" checked="checked" class="k" id="i" aria-invalid="false" /><span class="wpcf7-list-item-label">xI <b>do</b></span></label></span></span>',
      ),
    ],
    [
      '[quiz q "1+1=?|2"]',
      wrap(
        'q',
        `<label><span class="wpcf7-quiz-label">1+1=?</span> <input size="40" class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="false" type="text" name="q" /></label><input type="hidden" name="_wpcf7_quiz_answer_q" value="${'ab'.repeat(16)}" />`,
      ),
    ],
    [
      '[captchac c:1 size:l]',
      '<input type="hidden" name="_wpcf7_captcha_challenge_c:1" value="1234" /><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-c1" width="84" height="28" alt="captcha" src="/up/1234.png" />',
    ],
    [
      '[file* f filetypes:PDF|image/png|application/* capture:user]',
      wrap(
        'f',
        '<input size="40" class="wpcf7-form-control wpcf7-file wpcf7-validates-as-required" capture="user" accept=".pdf,image/png" aria-required="true" aria-invalid="false" type="file" name="f" />',
      ),
    ],
    ['[hidden h "v"]', '<input class="wpcf7-form-control wpcf7-hidden" value="v" type="hidden" name="h" />'],
    ['[submit]', '<input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send" />'],
    [
      '[textarea m maxlength:50 minlength:5] [count m down]',
      '<span class="wpcf7-character-count down" data-target-name="m" data-starting-value="50" data-current-value="50" data-maximum-value="50" data-minimum-value="5">50</span>',
    ],
    [
      '[output o "d"]',
      '<output data-reflection-of="o" data-default="d" name="o" class="wpcf7-form-control wpcf7-output">d</output>',
    ],
  ])('%s', (template, expected) => {
    expect(html(template)).toContain(expected);
  });

  test.each([
    ['[text a default:get "x"]', 'value="from &lt;the&gt; address"'],
    ['[text b default:get "x"]', 'value="x"'],
    ['[text b default:post default:get "x"]', 'value="posted"'],
    [
      '[email e default:user_email placeholder "you@example.org"]',
      'placeholder="you@example.org" value="ada@example.org"',
    ],
    ['[text f default:user_first_name "x"]', 'value="x"'],
    ['[hidden m default:post_meta]', 'value="kept"'],
    ['[text s default:shortcode_attr]', 'value="of the code"'],
    ['[text t default:2 "one" "two"]', 'value="two"'],
    ['[textarea a default:get]x[/textarea]', '>from &lt;the&gt; address</textarea>'],
    ['[checkbox c default:get "A" "B" "C"]', 'value="A" /><span'],
    ['[checkbox c default:get "A" "B" "C"]', 'value="B" checked="checked" /><span'],
    ['[checkbox c default:1_3 "A" "B" "C"]', 'value="C" checked="checked" /><span'],
    ['[select c default:get default:1 "A" "B" "C"]', '<option value="B" selected="selected">'],
    ['[radio r default:get default:2 "A" "B"]', 'value="B" checked="checked" />'],
  ])('%s begins with %s', (template, expected) => {
    const defaults: DefaultSources = {
      get: (name) => ({ a: ['from <the> address '], c: ['B', 'C', 'D'] })[name] ?? [],
      post: (name) => (name === 'b' ? ['posted'] : []),
      user: (property) => (property === 'user_email' ? 'ada@example.org' : ''),
      postMeta: (name) => (name === 'm' ? ['kept'] : []),
      embedAttribute: (name) => (name === 's' ? 'of the code' : ''),
    };
    expect(renderForm(compiled(template), { ...placement, defaults })).toContain(expected);
  });

  test('an id is given once, and never one of our own', () => {
    const form = html('[text a id:x] [text b id:x] [text c id:wpcf7-f6-p7-o1]');
    expect(form.match(/ id="x"/g)).toHaveLength(1);
    expect(form.match(/id="wpcf7-f6-p7-o1"/g)).toHaveLength(1);
  });
});

test('CF-01 a list that nobody wants to type is offered in the language of the form, and checked', () => {
  const form = compileForm(
    newForm({
      ...{ id: 1, hash: '', title: '', locale: 'de_DE' },
      template: '[select country data:countries "Egal"] [select lost data:nothing]',
    }),
  );
  const [country, lost] = form.tags;
  expect(country?.values).toEqual(expect.arrayContaining(['Egal', 'Deutschland', 'Österreich', 'Schweiz']));
  expect(country?.values.filter((name) => name === 'Deutschland')).toHaveLength(1);
  expect(country?.values).not.toContain('Europäische Union');
  expect(lost?.values).toEqual([]);
  expect(form.schema(TODAY).rules.find(({ field }) => field === 'country')?.accept).toContain('Schweiz');
});

test('CF-12 the schema has the rules of each control, in the order of groups', () => {
  const { rules, version, locale } = compiled(
    '[textarea m minlength:2] [text* t] [email e] [select s "A|a" "B"] [radio r "x" "y"] [checkbox c free_text "z"] [file* f limit:500kb filetypes:pdf] [number n min:1] [date d max:today] [acceptance a] [quiz q "x|y"]',
  ).schema(TODAY);
  expect([version, locale]).toEqual(['Contact Form 7 SWV Schema 2024-10', 'en_US']);
  expect(
    rules.map(({ rule, field, threshold, accept }) =>
      [rule, field, threshold ?? accept].filter((part) => part !== undefined),
    ),
  ).toEqual([
    ['required', 'r'],
    ['maxitems', 'r', 1],
    ['date', 'd'],
    ['maxdate', 'd', TODAY],
    ['requiredfile', 'f'],
    ['file', 'f', ['.pdf']],
    ['maxfilesize', 'f', 512_000],
    ['number', 'n'],
    ['minnumber', 'n', '1'],
    ['required', 't'],
    ['maxlength', 't', 400],
    ['email', 'e'],
    ['maxlength', 'e', 400],
    ['minlength', 'm', 2],
    ['maxlength', 'm', 2000],
    ['enum', 'r', ['x', 'y']],
    ['enum', 's', ['A', 'B']],
  ]);
  expect(rules.every(({ error }) => error)).toBe(true);
});

describe('CF-01 what an editor writes', () => {
  test.each([
    '<!--><meta http-equiv="refresh" content="0;url=//evil.example"><script>x</script>-->',
    '<!-- a --!><meta http-equiv="refresh" content="0;url=//evil.example"><script>x</script>-->',
    '<!---><img src=x onerror=x><base href="//evil.example">-->',
    '<textarea></div></textarea><img src=x onerror=x></textarea>',
    '<div><textarea>[textarea a]</div><img src=x onerror=x></textarea>',
    '<svg><textarea><img src=x onerror=x></textarea></svg>',
    '<svg><title><style><img src=x onerror=x></style></title></svg>',
    '<a href="java&#115;cript:x">a</a><iframe src=x></iframe><p style="position:fixed">b</p>',
    '[acceptance a]<!--><script>x</script>--><b onclick=x>yes</b>[/acceptance]',
  ])('runs nothing and leads nobody away: %s', (template) => {
    const form = html(template).replace(/<(\/?)textarea[^>]*>/g, '<$1t>');
    expect(form).not.toMatch(
      /<(?:script|style|meta|base|iframe)|<[^>]*\s(?:on\w+|style|http-equiv)=|javascript:/i,
    );
  });

  test('keeps what a form is made of, once and twice', () => {
    const own =
      '<label for="a">A</label> <input type="text" name="a" value="" placeholder="b &amp; c" required />' +
      '<select name="s"><option value="1" selected>1</option></select><progress max="3" value="1"></progress>';
    expect(cleanTemplate(own)).toBe(own);
    expect(html(own)).toContain(`<p>${own.replace('</label> ', '</label>')}\n</p>`);
  });

  test('has no control in an attribute, where there is no room for one', () => {
    expect(html('<b title="[text a]">x</b>')).toContain('<p><b title="">x</b>');
  });

  test('is clean, whatever it is', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '<!--', '-->', '--!>', '<!-->', '"', "'", '<p>', '</p>', '<div title="', '<textarea>'],
      ...[
        '</textarea>',
        '<svg>',
        '</svg>',
        '<script>',
        '</script>',
        '<img src=x onerror=x>',
        '[text a]',
        '\n\n',
        ' ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { body } = compiled(pieces.join(''));
        expect(cleanTemplate(body)).toBe(body);
      }),
    );
  });
});

describe('CF-01 the language of a form', () => {
  test.each([
    ['de', 'de_DE', 'Ihr Name', 'Bitte füllen Sie dieses Feld aus.'],
    ['de-AT', 'de_AT', 'Ihr Name', 'Bitte füllen Sie dieses Feld aus.'],
    ['ar', 'ar_EG', 'اسمك', 'يُرجى ملء هذا الحقل.'],
    ['sv', 'sv_SE', 'Your name', 'Please fill out this field.'],
    ['not a code', 'en_US', 'Your name', 'Please fill out this field.'],
  ])(
    'a new form of a site in %s begins with %s, and its messages speak it',
    (language, locale, label, words) => {
      const definition = newForm({ id: 6, hash: 'abc', title: 'Test', ...formPartsIn(language) });
      expect(definition).toMatchObject({ locale, template: expect.stringContaining(`<label> ${label}`) });
      expect(compileForm(definition).messages.invalid_required).toBe(words);
      expect(compileForm({ ...definition, messages: { invalid_required: 'Own' } }).messages).toMatchObject({
        invalid_required: 'Own',
      });
    },
  );

  test.each(['ar', 'de', 'es', 'fr'])('every message has words of its own in %s', (language) => {
    const messages = Object.entries(defaultMessagesIn(language));
    expect(messages.map(([key]) => key)).toEqual(Object.keys(DEFAULT_MESSAGES));
    const english = new Set<string>(Object.values(DEFAULT_MESSAGES));
    expect(messages.filter(([, words]) => english.has(words) || !words)).toEqual([]);
  });
});

describe('CF-01 paragraphs', () => {
  test('are made around controls; what cannot stand in one stands on its own', () => {
    const body = html(
      '<label> Your name\n    [text a] </label>\n\n[response]\nAnd [text b] [text c]\n[submit]',
    )
      .replace(/<fieldset class="hidden[\s\S]*?<\/fieldset>/, '')
      .replace(/<span class="wpcf7-form-control-wrap" data-name="(.)">.*?<\/span>/g, '{$1}')
      .replace(/<input class="wpcf7-form-control wpcf7-submit[^>]*>/, '{submit}');
    expect(body).toContain(`<p><label> Your name<br />
{a} </label>
</p>
<div class="wpcf7-response-output" aria-hidden="true"></div>
<p>And {b}{c}<br />
{submit}
</p>`);
  });

  test.each([
    ['a\n\nb', '<p>a\n</p>\n<p>b\n</p>'],
    ['a\nb', '<p>a<br />\nb\n</p>'],
    ['<div>a</div>', '<div>\n\t<p>a\n\t</p>\n</div>'],
    ['<div><div>a</div></div>', '<div>\n\t<div>\n\t\t<p>a\n\t\t</p>\n\t</div>\n</div>'],
    ['<h2>T</h2>\n\nx', '<h2>T\n</h2>\n<p>x\n</p>'],
    [
      '<ul>\n<li>a\n<li>b\n<ul><li>c</ul></ul>',
      '<ul>\n\t<li>\n\t\t<p>a\n\t\t</p>\n\t</li>\n\t<li>\n\t\t<p>b\n\t\t</p>\n\t\t<ul>\n\t\t\t<li>\n\t\t\t\t<p>c\n\t\t\t\t</p>\n\t\t\t</li>\n\t\t</ul>\n\t</li>\n</ul>',
    ],
    [
      '<table><tr><td>a<td>b<tr><td>c</table>',
      '<table>\n\t<tr>\n\t\t<td>\n\t\t\t<p>a\n\t\t\t</p>\n\t\t</td>\n\t\t<td>\n\t\t\t<p>b\n\t\t\t</p>\n\t\t</td>\n\t</tr>\n\t<tr>\n\t\t<td>\n\t\t\t<p>c\n\t\t\t</p>\n\t\t</td>\n\t</tr>\n</table>',
    ],
    [
      '<label> Name\n    <b>x</b> </label>\n\ny',
      '<p><label> Name<br />\n<b>x</b> </label>\n</p>\n<p>y\n</p>',
    ],
    ['<b>a</b> <i>b</i>\n<u>c</u>', '<p><b>a</b><i>b</i><br />\n<u>c</u>\n</p>'],
    ['a   b<br>\n</p>', '<p>a b\n</p>'],
    ['x<hr>y', '<p>x\n</p>\n<hr />\n<p>y\n</p>'],
    [
      '<svg viewBox="0 0 9 9"><path d="M1 1"/>\n\n</svg>',
      '<p><svg viewbox="0 0 9 9"><path d="M1 1" />\n\n</svg>\n</p>',
    ],
    [
      '<button type="submit" onclick="x()" formaction="//e">Go</button>',
      '<p><button type="submit">Go</button>\n</p>',
    ],
    ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
    ['<p class="x">a</p>', '<p class="x">a\n</p>'],
    ['1 < 2', '<p>1 &lt; 2\n</p>'],
    ['<form><iframe src=x>a', '<p>a\n</p>'],
    ['<a href=" java&#115;cript:x">a</a>', '<p><a>a</a>\n</p>'],
    ['<img src=x onerror=alert(1)>', '<p><img src="x" />\n</p>'],
  ])('%j', (source, expected) => {
    expect(autoParagraphs(source)).toBe(expected);
  });
});

test.each([
  ['today', '2026-11-15'],
  ['tomorrow', '2026-11-16'],
  ['today+1_week', '2026-11-22'],
  ['-1_month', '2026-10-15'],
  ['2026-02-03', '2026-02-03'],
  ['+1_week_2_days', '2026-11-24'],
  ['3_days_ago', '2026-11-12'],
  ['sunday', '2026-11-15'],
  ['next_sunday', '2026-11-22'],
  ['next_monday', '2026-11-16'],
  ['last_friday', '2026-11-13'],
  ['monday_next_week', '2026-11-16'],
  ['saturday_this_week', '2026-11-14'],
  ['next_month', '2026-12-15'],
  ['first_day_of_next_month', '2026-12-01'],
  ['last_day_of_this_month', '2026-11-30'],
  ['last_day_of_february', undefined],
  ['2026-12-24-2_weeks', '2026-12-10'],
  ['2026-02-31', undefined],
  ['whenever', undefined],
  ['', undefined],
])('CF-14 the date %j', (text, expected) => {
  expect(relativeDate(text, TODAY)).toBe(expected);
});
