import pg from 'pg';

/** What of pg's connection a query writes to, beyond what its types tell. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void; destroy(error: Error): void };
  parse(message: { readonly name: string; readonly text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
}

/** What pg calls of a query. */
interface Query {
  name: string | undefined;
  submit(connection: Wire): Error | null;
  handleCommandComplete(message: unknown, connection: Wire): void;
}

/** pg heeds it in each query, before that of the pool; its types do not tell. */
type LimitedQuery = pg.QueryConfig & { readonly query_timeout: number | undefined };

export type Statements = Pick<pg.PoolClient, 'query'>;

const nothing = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/**
 * A connection whose `begin` goes to the server with the first statement after it, and so takes no round trip of its
 * own. A transaction of no statement does not begin at all.
 * @param answerTimeoutMs how long an answer is waited for; undefined: as long as by the pool's settings
 */
export function withLateBegin(client: pg.PoolClient, answerTimeoutMs: number | undefined): Statements {
  let isAwaited = false;
  const query = (config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const given = typeof config === 'string' ? { text: config } : config;
    const limited: LimitedQuery = { ...given, query_timeout: answerTimeoutMs };
    const { text } = given;
    if (text === 'begin') isAwaited = true;
    else if (!isAwaited) return client.query(limited, values);
    else {
      isAwaited = false;
      if (text !== 'commit' && text !== 'rollback') return begin(client, limited, values);
    }
    return Promise.resolve(nothing);
  };
  return { query: query as pg.PoolClient['query'] };
}

/**
 * Both are one message sequence of the extended protocol: when `begin` fails, the server passes over the statement too
 * (PostgreSQL documentation, Extended Query), so that it never runs outside of a transaction.
 */
function begin(client: pg.PoolClient, config: LimitedQuery, values: unknown[] | undefined): Promise<pg.QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  const submittable = new pg.Query(
    { ...config, queryMode: 'extended' } as pg.QueryConfig,
    values ?? config.values ?? [],
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  const query = submittable as unknown as Query;
  const submit = query.submit.bind(query);
  const complete = query.handleCommandComplete.bind(query);
  const { name } = query;
  query.submit = (connection) => {
    connection.stream.cork();
    try {
      connection.parse({ name: '', text: 'begin' });
      connection.bind({});
      connection.execute({});
      const error = submit(connection);
      // `begin` is on its way and nothing follows it: nobody can use the connection any more.
      if (error !== null) connection.stream.destroy(error);
      return error;
    } finally {
      connection.stream.uncork();
      // What is answered first is of `begin`: pg would take the statement of this name for prepared.
      query.name = undefined;
    }
  };
  query.handleCommandComplete = () => {
    query.name = name;
    query.handleCommandComplete = complete;
  };
  client.query(Object.assign(submittable, { query_timeout: config.query_timeout }));
  return promise;
}
