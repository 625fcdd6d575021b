/** The parts of the bundle as a PHP file. */
export function partsFile(products: Readonly<Record<string, readonly string[]>>): string {
  const lines = Object.entries(products).map(
    ([product, names]) => `\t'${product}' => array( ${names.map((name) => `'${name}'`).join(', ')} ),`,
  );
  return `<?php\n// Written by the build.\nreturn array(\n${lines.join('\n')}\n);\n`;
}

/** The additions to the products' style sheets as a PHP file. */
export function besideFile(texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).map(
    ([product, text]) => `\t'${product}' => '${text.replace(/[\\']/g, '\\$&')}',`,
  );
  return `<?php\n// Written by the build.\nreturn array(\n${lines.join('\n')}\n);\n`;
}
