/** Where Drizzle starts to list the values of a failed query. */
const VALUES = "\nparams:";

/**
 * An error for the log: message, stack and causes, and PostgreSQL's details of the place. Never the values of a query or row:
 * those are addresses, password hashes and letters.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [message = ""] = error.message.split(VALUES, 1);
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    code,
    table,
    constraint,
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
