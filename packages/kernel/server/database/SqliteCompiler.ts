import { type LimitNode, SqliteQueryCompiler, ValueNode } from 'kysely';

/**
 * SQLite looks at the value of a limit when it plans a query, and so plans a kept statement anew whenever that value is
 * bound, for several times what most queries cost. A limit that is written down is planned once.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const isNumber = ValueNode.is(limit) && Number.isSafeInteger(limit.value);
    super.visitLimit(isNumber ? { ...node, limit: ValueNode.createImmediate(limit.value) } : node);
  }
}
