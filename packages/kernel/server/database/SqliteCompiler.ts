import { type LimitNode, SqliteQueryCompiler, ValueNode } from 'kysely';

/**
 * SQLite uses the value of a limit when it plans a query, so binding it makes a cached statement be planned again, which costs
 * several times as much as most queries. A literal limit is planned once.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const isNumber = ValueNode.is(limit) && Number.isSafeInteger(limit.value);
    super.visitLimit(isNumber ? { ...node, limit: ValueNode.createImmediate(limit.value) } : node);
  }
}
