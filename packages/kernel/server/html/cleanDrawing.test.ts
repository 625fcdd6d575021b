import { expect, it } from 'vitest';
import { cleanDrawing, DRAWING_MARK, drawingFile } from './cleanDrawing.ts';

const svg = (inside: string, more = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;
const read = (inside: string, more?: string) =>
  cleanDrawing(svg(inside, more))?.replaceAll(DRAWING_MARK, '~');

it('keeps shapes, groups, gradients and what refers to them under names of its own', () => {
  expect(
    read(
      '<defs><linearGradient id="a b"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
        '<g transform="translate(1 2)"><path d="M0 0h9" fill="url(#a)"/><use xlink:href="#x"/></g>',
    ),
  ).toBe(
    '<svg viewbox="0 0 9 9"><defs><lineargradient id="~1"><stop offset="0" stop-color="#f00"></stop></lineargradient></defs>' +
      '<g transform="translate(1 2)"><path d="M0 0h9" fill="url(#~2)"></path><use href="#~3"></use></g></svg>',
  );
});

it('makes attributes of what drawing programs write into sheets and styles', () => {
  expect(
    read(
      '<style>@import url(https://a.example/x.css);/* .b{fill:red} */.b,.c{fill:#123;stroke:none}#d{fill:blue}path{opacity:.5}' +
        '@media print{.b{fill:red}}</style><path class="b" d="M0 0" fill="red"/><path id="d" class="c" style="stroke:url(\'#g\');fill:green!important"/>',
    ),
  ).toBe(
    '<svg viewbox="0 0 9 9"><path d="M0 0" fill="#123" opacity=".5" stroke="none"></path>' +
      '<path id="~1" opacity=".5" fill="green" stroke="url(#~2)"></path></svg>',
  );
});

it('gives the same drawing when its file is cleaned again', () => {
  const drawing =
    cleanDrawing(
      svg(
        '<g data-x="url(#lost)"/><linearGradient id="g" gradientUnits="userSpaceOnUse"/><text x="1"> viewbox="2" &amp; &lt;b></text>' +
          '<path style="fill:url(#g)"/><clipPath id="c"><rect/></clipPath>',
      ),
    ) ?? '';
  const file = drawingFile(drawing);
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"');
  expect(file).toContain('<linearGradient id="d1" gradientUnits="userSpaceOnUse"></linearGradient>');
  expect(file).toContain(' viewbox="2" &amp; &lt;b&gt;</text>');
  expect(cleanDrawing(file)).toBe(drawing);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of another case', '<SCRIPT href="x">alert(1)</SCRIPT>'],
  ['an event', '<g onload="alert(1)" onclick="x"></g>'],
  [
    'foreign markup',
    '<foreignObject><body onload="x"><iframe src="//a.example"></iframe></body></foreignObject>',
  ],
  ['a link', '<a href="javascript:alert(1)"></a>'],
  [
    'a drawing of elsewhere',
    '<use href="https://a.example/x.svg#a"/><use xlink:href="data:image/svg+xml,x#a"/>',
  ],
  ['a fill of elsewhere', '<g fill="url(https://a.example/#a)" style="mask:url(//a.example/b)"/>'],
  [
    'a sheet of elsewhere',
    '<style>@import "//a.example/x.css"; .a{fill:url(//a.example/#a)}</style><g class="a"/>',
  ],
  [
    'movement',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onclick" to="x"/>',
  ],
  ['words that nobody reads', '<title>Ship</title><desc>x</desc><metadata>y</metadata><i:pgf>zzz</i:pgf>'],
  ['a field', '<textarea><img src=x onerror=alert(1)></textarea><title><img src=x onerror=alert(1)></title>'],
])('leaves out %s', (_, inside) => {
  expect(read(inside)?.replaceAll(/<(g|use|use )><\/(g|use)>/g, '')).toBe('<svg viewbox="0 0 9 9"></svg>');
});

it('scales a drawing that says only how large it is', () => {
  expect(read('', 'width="24px" height="12"')).toBe(
    '<svg width="24px" height="12" viewbox="0 0 24 12"></svg>',
  );
});

it.each([
  ['has a photo in it', svg('<image href="data:image/png;base64,AA"/>')],
  ['declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`],
  ['uses its parts so often that they multiply', svg('<use href="#a"/>'.repeat(17))],
  ['masks its masks', svg('<mask id="a"><g mask="url(#b)"/></mask>')],
  ['has patterns of patterns', svg('<pattern id="a"><rect fill="url(#b)"/></pattern>')],
  ['is deeper than any drawing', svg('<g>'.repeat(100))],
  ['has more parts than any icon', svg('<g/>'.repeat(2_000))],
  ['is larger than any icon', svg(`<path d="${'M0 0'.repeat(9_000)}"/>`)],
  ['is none', '<p>Not a drawing</p>'],
])('leaves a file that %s to be a picture', (_, file) => expect(cleanDrawing(file)).toBeNull());
