/** Shapes and what groups them; whatever else a drawing may hold can load or run something. */
const SHAPES = /^(g|defs|path|rect|circle|ellipse|line|poly(line|gon))$/;

/** The drawing in a file, reduced to its shapes; `null` when it holds none. */
export function drawingOf(file: string): SVGElement | null {
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
  if (drawing.localName !== 'svg') return null;
  for (const part of [drawing, ...drawing.querySelectorAll('*')]) {
    if (part !== drawing && !SHAPES.test(part.localName)) part.remove();
    for (const { name } of [...part.attributes]) if (/^on|href|style/i.test(name)) part.removeAttribute(name);
  }
  return drawing as unknown as SVGElement;
}
