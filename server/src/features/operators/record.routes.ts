import * as calls from "@surimono/contract/operators";
import { addDays, dayInJapan, ok, slashedDay, startOfDay, timeInJapan } from "@surimono/domain/kernel";
import { type DeedSearch, searchDeeds } from "../../platform/audit/index.ts";
import { csvLines, csvOf } from "../../platform/csv/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { namesOfItems } from "../catalogue/index.ts";
import { describeDevice } from "../members/index.ts";
import { listSignIns } from "./sign-ins.ts";

const PAGE = 50;
/** Rows of the file that are in memory at once. */
const EXPORTED = 500;

interface Asked {
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const searchOf = ({ from, until, ...same }: Asked): DeedSearch => ({
  ...same,
  since: from === undefined ? undefined : startOfDay(from),
  before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
});

const written = (state: unknown): string => (state === null || state === undefined ? "" : JSON.stringify(state));

/** What was done here, and who came in to do it. */
export function recordRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listDeeds, async ({ payload: { after, ...asked } }) => {
    const found = await searchDeeds(db, searchOf(asked), { after, limit: PAGE + 1 }, shop.now());
    const shown = found.slice(0, PAGE);
    const files = shown.filter(({ subjectKind }) => subjectKind === "catalogue").map(({ subjectId }) => subjectId);
    const names = await namesOfItems(db, files);
    return ok({
      deeds: shown.map((deed) => ({
        deed_id: deed.id,
        at: deed.at.toISOString(),
        actor_kind: deed.actorKind,
        who: deed.actorName,
        address: deed.address,
        action: deed.action,
        subject_kind: deed.subjectKind,
        subject: deed.subjectId,
        subject_name: names.get(deed.subjectId) ?? "",
        reason: deed.reason ?? "",
        before: written(deed.before),
        after: written(deed.after),
      })),
      next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    });
  });
  shop.operatorRoute(calls.exportDeeds, async ({ payload, recorded }) => {
    const subject = { kind: "record", id: "export" };
    const deed = { action: calls.exportDeeds.name, subject, asked: payload };
    await recorded(deed).inTransaction(async () => ok(undefined));
    const fileName = `record-${dayInJapan(shop.now()).replaceAll("-", "")}.csv`;
    return ok({ stream: fileOf(shop, searchOf(payload)), contentType: "text/csv; charset=utf-8", fileName });
  });
  shop.operatorRoute(calls.listSignIns, async ({ payload: { outcome, after } }) => {
    const found = await listSignIns(db, { outcome, after }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    return ok({
      sign_ins: shown.map((row) => ({
        ...{ sign_in_id: row.id, at: row.at.toISOString(), outcome: row.outcome, who: row.who, address: row.address },
        ...{ device: describeDevice(row.userAgent), detail: row.detail },
      })),
      next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    });
  });
}

const COLUMNS = "日時 だれが 手段 どこから 操作 対象の種類 対象 理由 変わったこと 前 後 要求のID".split(" ");

async function* fileOf({ database: { db }, now }: Pick<Shop, "database" | "now">, search: DeedSearch) {
  yield Buffer.from(csvOf([COLUMNS]));
  const until = now();
  let after: string | undefined;
  do {
    const deeds = await searchDeeds(db, search, { after, limit: EXPORTED }, until);
    const lines = deeds.map((deed) => [
      `${slashedDay(dayInJapan(deed.at))} ${timeInJapan(deed.at)}`,
      ...[deed.actorName, deed.actorKind === "operator" ? "管理画面" : "コマンド", deed.address],
      calls.deedWord(deed.action),
      ...[deed.subjectKind, deed.subjectId, deed.reason ?? ""],
      calls.deedChanges(deed.before, deed.after).map(calls.deedChangeText).join("\n"),
      ...[written(deed.before), written(deed.after)],
      deed.requestId,
    ]);
    yield Buffer.from(csvLines(lines));
    after = deeds.length === EXPORTED ? deeds.at(-1)?.id : undefined;
  } while (after !== undefined);
}
