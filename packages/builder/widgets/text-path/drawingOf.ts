/** Shapes and groups; anything else in an SVG could load or run something. */
const SHAPES = /^(g|defs|path|rect|circle|ellipse|line|poly(line|gon))$/;

/** The SVG in a file, reduced to its shapes; `null` if it has none. */
export function drawingOf(file: string): SVGElement | null {
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
  if (drawing.localName !== 'svg') return null;
  for (const part of [drawing, ...drawing.querySelectorAll('*')]) {
    if (part !== drawing && !SHAPES.test(part.localName)) part.remove();
    for (const { name } of [...part.attributes]) if (/^on|href|style/i.test(name)) part.removeAttribute(name);
  }
  return drawing as unknown as SVGElement;
}
