import { type AnswerOf, DONE } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/words";
import { fail, ok } from "@surimono/domain/kernel";
import { galleryCaseState } from "@surimono/domain/words";
import type { Shop } from "../../../platform/http/index.ts";
import { getGoodsOf, sealFor } from "../../catalogue/index.ts";
import { findAnyItem, findNickname, listReports, picturePathsOf } from "../../my-items/index.ts";
import { decideGallery } from "./decide-gallery.ts";
import { type CaseRow, listCases, listEvents } from "./gallery-cases.store.ts";
import { objectToDecision } from "./object-to-decision.ts";

const PAGE = 50;
/** An objection is looked at by a person, who answers one. */
const PER_MEMBER = { points: 10, seconds: 3600, per: "member" } as const;

/** Reported works of the gallery: the record, the decision, and the maker's answer to it. */
export function galleryRoutes(shop: Shop): void {
  shop.operatorRoute(calls.listGalleryCases, async ({ payload: { view, after } }) => {
    const [movedAt = "", productId = ""] = after?.split("_") ?? [];
    const place = after === undefined ? undefined : { movedAt, productId: Number(productId) };
    const rows = await listCases(shop.database.db, { view, after: place, limit: PAGE + 1 });
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return ok({ cases: rows.slice(0, PAGE).map(presentRow), next: last ? `${last.movedAt}_${last.productId}` : null });
  });
  shop.operatorRoute(calls.getGalleryCase, ({ payload }) => presentCase(shop, payload.product_id));
  shop.operatorRoute(calls.decideGalleryCase, async ({ payload, operator, recorded }) => {
    const { product_id: productId, verdict, words, reason, moved_at: readAt } = payload;
    const isOut = verdict === "hidden" || verdict === "removed";
    if (isOut && words === "") return fail("words/maker-wants-words");
    const subject = { kind: "work", id: String(productId) };
    const deed = { action: calls.decideGalleryCase.name, subject, reason, asked: { verdict } };
    const decided = await recorded(deed).inTransaction((tx) =>
      decideGallery(tx, shop, { productId, verdict, words, reason, by: operator.name, now: shop.now(), readAt }),
    );
    return decided.ok ? ok(DONE) : decided;
  });
  shop.route(
    calls.objectToGalleryDecision,
    async ({ payload, member }) => {
      const answer = { userId: member.id, productId: payload.product_id, words: payload.words };
      const told = await objectToDecision(shop, answer);
      return told.ok ? ok(DONE) : told;
    },
    { limit: PER_MEMBER },
  );
}

async function presentCase(shop: Shop, productId: number) {
  const { db } = shop.database;
  const [row] = await listCases(db, { view: "all", productId, after: undefined, limit: 1 });
  if (!row) return fail("words/no-such-work");
  const [item, reports, events, nickname] = await Promise.all([
    findAnyItem(db, productId),
    listReports(db, productId),
    listEvents(db, productId),
    findNickname(db, row.userId),
  ]);
  const goods = item && getGoodsOf(shop, item);
  const answer: AnswerOf<typeof calls.getGalleryCase> = {
    ...presentRow(row),
    ...{ nickname, description: item?.description ?? "", goods: goods?.name ?? "" },
    ...{ is_published: item?.promotionFlag === 1, is_hidden: row.isHidden, is_removed: row.isRemoved },
    pictures: item && goods ? picturePathsOf(goods, item).map(sealFor(shop, row.userId)) : [],
    told: reports.map(({ reason, comment, reporterId, createdAt, settledAt }) => ({
      ...{ reason, comment, by_member: reporterId !== null },
      ...{ at: createdAt.toISOString(), is_open: settledAt === null },
    })),
    events: events.map(({ kind, by, reason, words, at }) => ({ kind, by, reason, words, at: at.toISOString() })),
  };
  return ok(answer);
}

function presentRow(row: CaseRow): AnswerOf<typeof calls.listGalleryCases>["cases"][number] {
  const { productId, userId, name, openReports, reports, lastEvent, movedAt, isHidden, isRemoved } = row;
  const item = name === null ? undefined : { isHidden, isRemoved };
  return {
    ...{ product_id: productId, member_id: userId, name: name ?? "", moved_at: movedAt },
    ...{ reports, open_reports: openReports },
    state: galleryCaseState({ item, openReports, lastEvent: lastEvent ?? undefined }),
  };
}
