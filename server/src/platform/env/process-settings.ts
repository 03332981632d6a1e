import { isPooled } from "../database/pooler.ts";
import { readHost } from "./addresses.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** What one process does, and how much of the machine and the database it may take. */
export interface ProcessSettings {
  /** `web` serves pages and calls, `worker` does the jobs and the print work, `all` does both. */
  readonly role: "all" | "web" | "worker";
  /** Whether a start brings the database up to date. */
  readonly migrates: boolean;
  /** A standby of the database, for what may be some seconds old; undefined where there is none, or nothing is read from it. */
  readonly databaseReplicaUrl: string | undefined;
  /** The most connections for calls and for the work of jobs. */
  readonly databaseConnections: number;
  /** The most connections of the job queue itself. */
  readonly queueConnections: number;
  /** What drawing processes may take together; undefined for a share of the machine or container. */
  readonly drawingMemoryMb: number | undefined;
  /** Where the figures of this process are told; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** At which address of this machine. */
  readonly metricsHost: string;
}

const ROLES = ["all", "web", "worker"] as const;

export function readProcessSettings(variables: Variables, problems: string[]): ProcessSettings {
  const number = (name: string, usual: number, least: number, most: number): number => {
    const value = Number(variables[name] || usual);
    if (!Number.isInteger(value) || value < least || value > most)
      problems.push(`${name} must be a number from ${least} to ${most}`);
    return value;
  };
  const role = ROLES.find((known) => known === (variables["ROLE"] || "all"));
  if (!role) problems.push(`ROLE must be one of ${ROLES.join(", ")}`);
  else if (role !== "all" && !variables["DATABASE_URL"])
    problems.push(`ROLE=${role} needs DATABASE_URL: the embedded database is for a shop of one process`);
  const migrate = variables["MIGRATE"] || "on";
  if (!["on", "off"].includes(migrate)) problems.push("MIGRATE is either on or off");
  if (migrate === "on" && isPooled(variables["DATABASE_URL"] ?? ""))
    problems.push(
      "DATABASE_URL leads to PgBouncer: set MIGRATE=off, and run `npm run migrate` with the database's own address",
    );
  const replica = variables["DATABASE_REPLICA_URL"] || undefined;
  if (replica && !variables["DATABASE_URL"])
    problems.push("DATABASE_REPLICA_URL needs DATABASE_URL, the database that it is a standby of");
  if (replica && isPooled(replica))
    problems.push(
      "DATABASE_REPLICA_URL must be a standby's own address: one connection tells nothing of another behind PgBouncer",
    );
  const drawing = number("DRAWING_MEMORY_MB", 0, 0, 1_000_000);
  if (drawing > 0 && drawing < 1_000)
    problems.push("DRAWING_MEMORY_MB must be at least 1000: one print file may take that much");
  return {
    role: role ?? "all",
    migrates: migrate === "on",
    // Whoever only does jobs reads what they are about, which was just written.
    databaseReplicaUrl: role === "worker" ? undefined : replica,
    databaseConnections: number("DATABASE_CONNECTIONS", 10, 2, 200),
    queueConnections: number("QUEUE_CONNECTIONS", 4, 1, 50),
    drawingMemoryMb: drawing || undefined,
    metricsPort: number("METRICS_PORT", 0, 0, 65_535) || undefined,
    metricsHost: readMetricsHost(variables, problems),
  };
}

/** Where the shop itself listens, unless figures are for another network: they tell of orders and yen to whoever reaches the port. */
function readMetricsHost(variables: Variables, problems: string[]): string {
  const own = variables["METRICS_HOST"];
  return own ? readHost(own, problems, "METRICS_HOST") : readHost(variables["HOST"], []);
}
