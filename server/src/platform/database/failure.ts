/** A database problem the operator can fix; the message says how and is printed alone. */
export class DatabaseFailure extends Error {
  override name = "DatabaseFailure";
}

const OLDEST_MAJOR = 15;

/** Turns the driver's connection error into one message with a fix. Never prints the password in the URL. */
export function explainUnreachable(url: string, error: unknown): DatabaseFailure {
  return new DatabaseFailure(`The database at ${nameDatabase(url)} cannot be used: ${reasonOf(error)}`, {
    cause: error,
  });
}

/** Refuses a version too old for the shop's SQL. `version` is PostgreSQL's `server_version_num`, such as 150004. */
export function checkVersion(url: string, version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new DatabaseFailure(
    `The database at ${nameDatabase(url)} is PostgreSQL ${major}; the shop needs ${OLDEST_MAJOR} or newer.`,
  );
}

/** Identity values and jobs of a Citus worker are its own: the first order there would have the number of the shop's first order. */
export function refuseWorker(url: string): DatabaseFailure {
  return new DatabaseFailure(
    `The database at ${nameDatabase(url)} is a worker of Citus. DATABASE_URL must name the coordinator, which alone takes the shop's statements.`,
  );
}

/** A standby keeps what the primary has, and takes nothing from anybody else. */
export function refuseReadOnly(url: string): DatabaseFailure {
  return new DatabaseFailure(
    `The database at ${nameDatabase(url)} can only be read from: it is a standby, or was made read-only. ` +
      "DATABASE_URL names the primary, or the proxy that leads to whichever machine is the primary now.",
  );
}

function reasonOf(error: unknown): string {
  const { code = "", message } = (error instanceof AggregateError ? error.errors[0] : error) as {
    code?: string;
    message: string;
  };
  switch (code) {
    case "ECONNREFUSED":
    case "ENOENT":
      return "nothing answers there. Start PostgreSQL, or correct host and port in DATABASE_URL.";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "its host is unknown. Correct the host in DATABASE_URL.";
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return "it cannot be reached through the network. Check the host in DATABASE_URL and the firewalls between.";
    case "28P01":
    case "28000":
      return `it refuses the user. Correct user and password in DATABASE_URL. (${message})`;
    case "3D000":
      return `it has no such database. Create it (createdb), or correct the name in DATABASE_URL. (${message})`;
    case "42501":
      return `its user may not make tables there. Make that user the owner of the database. (${message})`;
    case "53300":
      return "all its connections are in use. Raise its max_connections, or stop what uses them.";
    case "57P03":
      return "it is still starting. Start the shop again when it is ready.";
    default:
      return `${message}. Correct DATABASE_URL, or leave it out for the embedded database.`;
  }
}

/** As messages may name it. */
export function nameDatabase(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const address = new URL(url);
  address.password = "";
  address.search = "";
  return address.href;
}
