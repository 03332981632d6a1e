import { TIMETABLE } from "../jobs/index.ts";
import type { Kept, Remover, Term } from "./kept.ts";
import { RETENTION } from "./retention.ts";

/** The table of `docs/retention.md`. */
export function retentionPage(): string {
  const rows = Object.values<Kept>(RETENTION).map(({ what, tables, files = [], term, by, why }) =>
    [
      what,
      [...tables, ...files].map((name) => `\`${name}\``).join(", "),
      wordOfTerm(term),
      wordOfRemover(by),
      why,
    ].join(" | "),
  );
  return [
    "| what | where | how long | who removes it | why |",
    "|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

const WORDS: Readonly<Record<Extract<Term, string>, string>> = {
  expires: "until its own end",
  law: "7 years of the tax laws",
  account: "until the account is closed",
  owner: "as long as what it belongs to",
  shop: "as long as the shop",
};

export function wordOfTerm(term: Term): string {
  if (typeof term === "string") return WORDS[term];
  const [[unit = "", count = 0] = []] = Object.entries(term);
  return `${count} ${count === 1 ? unit.replace(/s$/, "") : unit}`;
}

function wordOfRemover(by: Remover): string {
  if (by === "closing") return "closing the account";
  if (by === "database") return "the database, with its order";
  if (by === "itself") return "its next use";
  return by === "nobody" ? "nobody" : `\`${by}\`, ${TIMETABLE[by]}`;
}
