import pg from "pg";
import { distribute, showPlaces } from "../platform/citus/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const DISTRIBUTE_HELP = `  npm run operator -- distribute [--yes]
      On Citus: spreads the tables of members over its nodes, after each \`npm run migrate\`, with the shop stopped.
  npm run operator -- distribute show
      Where each table lies, which are not placed yet, and which nobody has named.`;

export const DISTRIBUTE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  distribute: {
    words: 1,
    options: [],
    reads: ([verb]) => verb === "show",
    run: (work, verb) => {
      if (verb === undefined) return place(work);
      if (verb === "show") return show(work);
      throw new Error("distribute, or distribute show?");
    },
  },
};

/** A connection of its own: the others are told from a shop's by their name. */
async function asked<Value>({ env }: OperatorWork, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  if (!env.databaseUrl) throw new Error("The embedded database is one PostgreSQL: there is nothing to distribute.");
  const client = new pg.Client({ connectionString: env.databaseUrl, application_name: "surimono distribute" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function show(work: OperatorWork): Promise<number> {
  const places = await asked(work, showPlaces);
  const { nodes, placed, missing, unnamed } = places;
  work.tell(places, [
    `Nodes besides the coordinator: ${nodes.join(", ")}`,
    `Placed: ${placed.distributed.length} over the nodes, ${placed.reference.length} on every node, ${placed.local.length} on the coordinator.`,
    `To be placed: ${Object.values(missing).flat().join(", ") || "none"}`,
    ...(unnamed.length > 0 ? [`Nobody has said where these belong: ${unnamed.join(", ")}`] : []),
  ]);
  return unnamed.length > 0 ? 1 : 0;
}

async function place(work: OperatorWork): Promise<number> {
  await confirmOrStop(work, "Place the tables on the nodes");
  const { distributed, reference, local, renumbered } = await asked(work, distribute);
  const all = [...distributed, ...reference, ...local];
  work.say(all.length === 0 ? "Every table lies where it belongs." : `Placed ${all.length}: ${all.join(", ")}`);
  if (renumbered.length > 0) work.say(`Numbers go on behind those that are taken: ${renumbered.join(", ")}`);
  return 0;
}
