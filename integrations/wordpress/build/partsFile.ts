/** The parts of the bundle as a file that PHP reads. */
export function partsFile(products: Readonly<Record<string, readonly string[]>>): string {
  const lines = Object.entries(products).map(
    ([product, names]) => `\t'${product}' => array( ${names.map((name) => `'${name}'`).join(', ')} ),`,
  );
  return `<?php\n// Written by the build.\nreturn array(\n${lines.join('\n')}\n);\n`;
}
