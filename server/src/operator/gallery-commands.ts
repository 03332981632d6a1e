import { reportReasonNames } from "@surimono/domain/my-items";
import { findAnyItem, listOpenReports, type MyItem } from "../features/my-items/index.ts";
import { decideGallery } from "../features/words/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc, indented } from "./operator-text.ts";

export const GALLERY_HELP = `  npm run operator -- gallery reports
      What visitors reported and nobody decided on yet, the oldest first.
  npm run operator -- gallery hide <item> [--reason <text>] [--yes]
      Takes a my item out of the gallery; its maker is told, with the reason (Japanese), and cannot publish it again.
  npm run operator -- gallery show <item> [--yes]
      Lets the maker's own choice count again, and settles the reports about it.`;

const MOST_REPORTS = 100;
const MAX_REASON = 200;

export const GALLERY_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  gallery: {
    words: 2,
    options: ["reason"],
    reads: ([verb]) => verb === "reports",
    run: (work, verb, item) => {
      if (verb === "reports") return sayReports(work);
      if (verb === "hide" || verb === "show") return decide(work, verb, item);
      throw new Error("gallery reports, gallery hide <item> or gallery show <item>?");
    },
  },
};

async function sayReports(work: OperatorWork): Promise<number> {
  const rows = await listOpenReports(work.database.db, MOST_REPORTS);
  const told = rows.flatMap(({ report, item }) => {
    const state = item ? `${item.name}, ${stateOf(item)}` : "deleted";
    const head = `${report.productId} (${state}) ${atUtc(report.createdAt)}: ${reportReasonNames[report.reason]}`;
    return [head, ...(report.comment ? [`    ${indented(report.comment)}`] : [])];
  });
  const reports = rows.map(({ report, item }) => ({
    ...report,
    item: item && { name: item.name, state: stateOf(item) },
  }));
  work.tell({ reports }, rows.length === 0 ? ["No reports are waiting."] : told);
  return 0;
}

async function decide(work: OperatorWork, verb: "hide" | "show", typed: string | undefined): Promise<number> {
  if (!/^\d{1,9}$/.test(typed ?? "")) throw new Error("Which item? Give its number, as in /gallery?item=100001.");
  const item = await findAnyItem(work.database.db, Number(typed));
  if (!item) throw new Error(`There is no item ${typed}.`);
  const reason = work.options["reason"]?.trim() ?? "";
  if (reason.length > MAX_REASON) throw new Error(`The reason may have ${MAX_REASON} characters.`);
  work.say(`${item.productId}: ${item.name} (${stateOf(item)})`);
  await confirmOrStop(work, verb === "hide" ? "Take it out of the gallery" : "Let its maker show it again");
  const decision = { productId: item.productId, verdict: verb === "hide" ? "hidden" : "restored", reason: "" } as const;
  const decided = await work.database.inTransaction((tx) =>
    decideGallery(tx, work, { ...decision, words: reason, by: "operator", now: new Date() }),
  );
  if (!decided.ok) throw new Error(`It is ${verb === "hide" ? "hidden" : "shown"} already.`);
  work.say(
    `${verb === "hide" ? "Hidden" : "Shown, if its maker wants it"}. Reports settled: ${decided.value.reports}.`,
  );
  return 0;
}

function stateOf(item: MyItem): string {
  if (item.removedAt) return "taken off sale by the operator";
  if (item.galleryHiddenAt) return "hidden by the operator";
  return item.promotionFlag === 1 ? "published" : "private";
}
