import { type Ink, inks } from './ink.ts';

/** A piece of SVG text. */
export type Shape = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, ...children: readonly Shape[]): Shape {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${list}>${children.join('')}</${name}>` : `<${name}${list}/>`;
}

/** Fills a path with an ink. */
export function fill(ink: Ink, d: string, opacity?: number): Shape {
  return element('path', { class: `f-${ink}`, d, opacity });
}

/** Draws a path's line with an ink. */
export function stroke(ink: Ink, width: number, d: string, opacity?: number): Shape {
  return element('path', { class: `s-${ink}`, 'stroke-width': width, d, opacity });
}

export function rect(ink: Ink, x: number, y: number, width: number, height: number, opacity?: number): Shape {
  return fill(ink, `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`, opacity);
}

export function circle(ink: Ink, cx: number, cy: number, r: number, opacity?: number): Shape {
  return element('circle', { class: `f-${ink}`, cx, cy, r, opacity });
}

export function ellipse(ink: Ink, cx: number, cy: number, rx: number, ry: number, opacity?: number): Shape {
  return element('ellipse', { class: `f-${ink}`, cx, cy, rx, ry, opacity });
}

export function group(attributes: Attributes, ...children: readonly Shape[]): Shape {
  return element('g', attributes, ...children);
}

/** Fills a path from one ink above to another below. */
export function fade(id: string, from: Ink, to: Ink, d: string): Shape {
  return (
    element(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { class: `t-${from}`, offset: 0 }),
      element('stop', { class: `t-${to}`, offset: 1 }),
    ) + element('path', { fill: `url(#${id})`, d })
  );
}

/** Keeps what is drawn inside a path. */
export function clip(id: string, d: string, ...children: readonly Shape[]): Shape {
  return (
    element('clipPath', { id }, element('path', { d })) + group({ 'clip-path': `url(#${id})` }, ...children)
  );
}

/** Straight lines through points, closed. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}z`;
}

/** A whole picture, with the style that turns it with the page's light. */
export function svg(width: number, height: number, ...shapes: readonly Shape[]): string {
  const body = shapes.join('');
  const style = `path,circle,ellipse{stroke-linecap:round;stroke-linejoin:round}${rules(body, 0)}@media (prefers-color-scheme:dark){${rules(body, 1)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${body}</svg>\n`;
}

/** Inks that a picture has in place of the usual ones. */
export type Palette = Readonly<Partial<Record<Ink, string>>>;

/** A drawn picture in other colours, which it then keeps by day and by night: for what becomes a photograph-like file. */
export function repainted(picture: string, palette: Palette): string {
  const body = picture.replace(/<style>.*?<\/style>/s, '');
  const style = `path,circle,ellipse{stroke-linecap:round;stroke-linejoin:round}${rules(body, 0, palette)}`;
  return body.replace(/(<svg[^>]*>)/, `$1<style>${style}</style>`);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** Numbers that look random and are the same every time, so that a picture is too. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function rules(body: string, light: 0 | 1, palette: Palette = {}): string {
  const used = (Object.keys(inks) as Ink[]).filter((ink) => new RegExp(`-${ink}"`).test(body));
  return used
    .map((ink) => {
      const colour = palette[ink] ?? inks[ink][light];
      const fills = body.includes(`"f-${ink}"`) ? `.f-${ink}{fill:${colour}}` : '';
      const strokes = body.includes(`"s-${ink}"`)
        ? light === 0
          ? `.s-${ink}{fill:none;stroke:${colour}}`
          : `.s-${ink}{stroke:${colour}}`
        : '';
      const stops = body.includes(`"t-${ink}"`) ? `.t-${ink}{stop-color:${colour}}` : '';
      return fills + strokes + stops;
    })
    .join('');
}
