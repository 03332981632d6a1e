import type pg from "pg";
import { findCitusRole } from "../database/index.ts";
import { goOnNumbering, type IdentityNumber, readNumbers } from "./identity-numbers.ts";
import { DISTRIBUTED, LOCAL, REFERENCE, WIDER_KEYS } from "./placed-tables.ts";

/** Of the database, for every connection: statements that reach several nodes take their turns, so that keys between tables hold. */
export const CITUS_SETTINGS: readonly string[] = ["citus.multi_shard_modify_mode = 'sequential'"];

/** Tables by where they lie, or are to go. */
export interface Places {
  readonly distributed: readonly string[];
  readonly reference: readonly string[];
  readonly local: readonly string[];
}

/** As it is now: what Citus has placed, what it has not, and tables of which nobody has said where they belong. */
export async function showPlaces(client: pg.ClientBase): Promise<{
  readonly nodes: readonly string[];
  readonly placed: Places;
  readonly missing: Places;
  readonly unnamed: readonly string[];
}> {
  const nodes = await readNodes(client);
  const placed = await listPlaced(client);
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by name",
  );
  const unnamed = rows.map(({ name }) => name).filter((name) => !NAMED.has(name) && !isPart(name));
  return {
    nodes,
    placed: pick((table, kind) => placed.get(table) === kind),
    missing: pick((table, kind) => placed.get(table) !== kind),
    unnamed,
  };
}

/** The rows that Citus keeps on a node lie in tables of their own there. */
const isPart = (name: string) => NAMED.has(name.replace(/_\d+$/, ""));
const NAMED: ReadonlySet<string> = new Set([...DISTRIBUTED, ...Object.keys(REFERENCE), ...Object.keys(LOCAL)]);
const pick = (is: (table: string, kind: keyof Places) => boolean): Places => ({
  distributed: DISTRIBUTED.filter((table) => is(table, "distributed")),
  reference: Object.keys(REFERENCE).filter((table) => is(table, "reference")),
  local: Object.keys(LOCAL).filter((table) => is(table, "local")),
});

/** The other nodes. Throws unless this is a coordinator that knows some. */
async function readNodes(client: pg.ClientBase): Promise<string[]> {
  const role = await findCitusRole(client);
  if (role === "none") throw new Error("This database is no Citus: its tables stay as they are.");
  if (role === "worker") throw new Error("This is a worker. DATABASE_URL must name the coordinator.");
  const { rows } = await client.query<{ node: string }>(
    "select nodename || ':' || nodeport as node from pg_dist_node where groupid > 0 and isactive order by nodeid",
  );
  if (rows.length === 0) throw new Error("It knows no other node: add them by citus_add_node first.");
  return rows.map(({ node }) => node);
}

/** What was done: the tables that were placed, and those whose numbers had begun anew. */
export interface Distributed extends Places {
  readonly renumbered: readonly string[];
}

/**
 * Places every table that does not lie where it should, in one transaction. The shop must not run: foreign keys and triggers are away
 * meanwhile. The second time it finds nothing to do.
 */
export async function distribute(client: pg.ClientBase): Promise<Distributed> {
  const { missing, unnamed } = await showPlaces(client);
  if (unnamed.length > 0)
    throw new Error(`Nobody has said where these tables belong (placed-tables.ts): ${unnamed.join(", ")}`);
  await refuseBesideShop(client);
  const moved = [...missing.reference, ...missing.distributed];
  const numbers = await readNumbers(client, [...Object.keys(LOCAL), ...moved]);
  await refuseStuck(client, missing, numbers);
  await client.query("begin");
  try {
    if (moved.length + missing.local.length > 0) await place(client, missing);
    const mended = await goOnNumbering(client, numbers);
    await client.query("commit");
    const all = [...moved, ...missing.local];
    return { ...missing, renumbered: mended.filter((table) => !all.includes(table)) };
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Citus takes a new table by itself when its key names one that every node has, and then moves none that numbers its rows. */
async function refuseStuck(
  client: pg.ClientBase,
  { distributed }: Places,
  numbers: readonly IdentityNumber[],
): Promise<void> {
  const placed = await listPlaced(client);
  const stuck = distributed.filter((table) => placed.has(table) && numbers.some((one) => one.table === table));
  if (stuck.length > 0)
    throw new Error(
      `Citus keeps these on the coordinator and cannot move a table that numbers its rows: ${stuck.join(", ")}. ` +
        "Write their rows down, drop them, and make them again without their keys to other tables; distribute, then add the keys.",
    );
}

async function place(client: pg.ClientBase, { distributed, reference, local }: Places): Promise<void> {
  const moved = [...reference, ...distributed];
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  await client.query("set local citus.enable_unsafe_triggers = on");
  const again = await takeOff(client, moved);
  await narrowKeys(client, new Set(distributed));
  for (const table of reference) await client.query(`select create_reference_table('${table}')`);
  for (const table of distributed) await createDistributed(client, table);
  for (const table of moved) await client.query(`select truncate_local_data_after_distributing_table('${table}')`);
  for (const definition of again) await client.query(definition);
  for (const table of local) await keepInMetadata(client, table);
  for (const setting of CITUS_SETTINGS)
    await client.query(
      `do $$ begin execute format('alter database %I set ${setting.replaceAll("'", "''")}', current_database()); end $$`,
    );
}

async function refuseBesideShop(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name in ('surimono', 'surimono jobs')`,
  );
  if (rowCount) throw new Error("A process of the shop works with this database. Stop all of them first.");
}

/** The tables that Citus knows, and where it has them. */
async function listPlaced(client: pg.ClientBase): Promise<ReadonlyMap<string, keyof Places>> {
  const { rows } = await client.query<{ name: string; kind: keyof Places }>(
    `select logicalrelid::text as name,
       case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' else 'local' end as kind
     from pg_dist_partition`,
  );
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

/**
 * Drops foreign keys and triggers, and answers how to add them again. A key to a table that is not placed yet would make Citus keep the
 * table that has it on the coordinator, and a trigger may refuse that the rows move.
 */
async function takeOff(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid::regclass::text = any($2)
     union all
     select format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid)
     from pg_trigger where not tgisinternal and tgrelid::regclass::text = any($1)`,
    // What a node keeps as parts of tables has keys of its own, which Citus looks after.
    [tables, [...NAMED]],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function narrowKeys(client: pg.ClientBase, tables: ReadonlySet<string>): Promise<void> {
  for (const { table, index, own } of WIDER_KEYS.filter((key) => tables.has(key.table))) {
    const { rows } = await client.query<{ definition: string }>("select pg_get_indexdef($1::regclass) as definition", [
      index,
    ]);
    const definition = rows[0]?.definition ?? "";
    const constraint = await client.query("select 1 from pg_constraint where conname = $1", [index]);
    await client.query(
      constraint.rowCount ? `alter table "${table}" drop constraint "${index}"` : `drop index "${index}"`,
    );
    await client.query(definition.replace("CREATE UNIQUE INDEX", "CREATE INDEX"));
    const where = / WHERE .*$/.exec(definition)?.[0] ?? "";
    if (own) await client.query(`create unique index "${index}_own" on "${table}" (${own})${where}`);
  }
}

async function createDistributed(client: pg.ClientBase, table: string): Promise<void> {
  const beside = table === DISTRIBUTED[0] ? "none" : DISTRIBUTED[0];
  await client.query(`select create_distributed_table('${table}', 'user_id', colocate_with => '${beside}')`);
}

/** Without it, what a transaction writes there would commit apart from what it writes for members. */
async function keepInMetadata(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query("select 1 from pg_dist_partition where logicalrelid = $1::regclass", [table]);
  if (rows.length === 0)
    await client.query(`select citus_add_local_table_to_metadata('${table}', cascade_via_foreign_keys => true)`);
}
