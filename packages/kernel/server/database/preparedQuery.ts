import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database, Dialect } from './Database.ts';

/** Runs the query with these values, inside or outside a transaction, and returns its rows. */
export type PreparedQuery<Values, Row> = (database: Database, values: Values) => Promise<Row[]>;

/**
 * A query that is built once for each engine and run with other values every time. It is for what every request asks:
 * to build such a query takes longer than SQLite takes to answer it.
 *
 * `build` is handed stand-ins instead of values: it may put them where values go, and must not look at them.
 */
export function preparedQuery<Tables, Values extends object, Row>(
  build: (tables: Kysely<Tables>, values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const plans = new Map<Dialect, CompiledQuery<Row>>();
  return (database, values) => {
    let plan = plans.get(database.dialect);
    if (!plan) {
      plan = build(database.tables<Tables>(), standInsFor(values)).compile();
      plans.set(database.dialect, plan);
    }
    return database.rows<Row>({ ...plan, parameters: filledIn(plan.parameters, values) });
  };
}

/** A placeholder for the value of this name. */
class StandIn {
  constructor(readonly name: string) {}
}

function standInsFor<Values extends object>(values: Values): Values {
  // The one place where placeholders pass as values: the query builder only puts them into the parameter list.
  return Object.fromEntries(Object.keys(values).map((name) => [name, new StandIn(name)])) as Values;
}

function filledIn(parameters: readonly unknown[], values: object): unknown[] {
  const given = values as Readonly<Record<string, unknown>>;
  return parameters.map((parameter) => (parameter instanceof StandIn ? given[parameter.name] : parameter));
}
