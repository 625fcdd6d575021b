import { LENT_BY_BOOT } from '../../packages/kernel/islands/SharedChunk.ts';

/** Where boot keeps what it lends. A page may have two boot scripts by mistake; the first one counts in all things. */
const PLACE = 'window.porticoLends';

/** Boot's share of it: the chunk as an expression, whose exports are left where others find them. */
export function lendingCode(chunk: string): string {
  const [statement, names] = EXPORTS.exec(chunk) ?? [];
  if (!statement || !names) throw new Error('The bundler writes exports in another way now.');
  const lent = pairsOf(names).map(([local = '', name = local]) => `${name}:${local}`);
  return `${PLACE}??=(()=>{${chunk.replace(statement, '')}return{${lent.join()}}})();`;
}

/** A file that has imported it asks boot for it: without boot no file is ever loaded. */
export function borrowing(code: string): string {
  return code.replace(IMPORTS, (_statement, names: string) => {
    const taken = pairsOf(names).map(([name = '', local = name]) => `${name}:${local}`);
    return `var{${taken.join()}}=${PLACE};`;
  });
}

const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;
const IMPORTS = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${LENT_BY_BOOT}-[\\w-]+\\.js";?`, 'g');

function pairsOf(names: string): string[][] {
  return names.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
}
