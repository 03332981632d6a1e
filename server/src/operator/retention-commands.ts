import { type Kept, RETENTION, wordOfTerm } from "../platform/retention/index.ts";
import { always, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const RETENTION_HELP = `  npm run operator -- retention
      What the shop keeps, how long, which job removes it, and why: the table of docs/retention.md.`;

export const RETENTION_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  retention: { words: 0, options: [], reads: always, run: show },
};

async function show(work: OperatorWork): Promise<number> {
  const kept = Object.values<Kept>(RETENTION);
  work.tell(
    kept,
    kept.map(({ what, term, by, why }) => `${what}: ${wordOfTerm(term)} (${by}): ${why}`),
  );
  return 0;
}
