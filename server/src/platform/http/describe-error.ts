import { wordsOfError } from "../words-of-error.ts";

/**
 * An error for the log: message, stack and causes, and PostgreSQL's details of the place. Never the values of a query or row, which are
 * addresses, password hashes and letters, nor the address that a mail server refused.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = wordsOfError(error);
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
