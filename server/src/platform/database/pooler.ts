/**
 * Whether the address leads to PgBouncer in transaction mode and says so: `?pgbouncer=true`, as other programs write it. Only the statements of one
 * transaction share a connection there. So nothing is kept on it from one to the next: no prepared statement, no limit, no lock of a session.
 */
export function isPooled(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get("pgbouncer") === "true";
}
