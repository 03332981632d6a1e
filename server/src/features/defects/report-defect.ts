import type { reportDefect as reportCall } from "@surimono/contract/defects";
import type { PayloadOf } from "@surimono/contract/kernel";
import { checkArrival, DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { fitsRows, type NamedPieces } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Queries } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import type { Member, Shop, UploadedFile } from "../../platform/http/index.ts";
import { findOrder, listOrderLines, listParcels, lockOrder, namePieces, type Order } from "../orders/index.ts";
import { arrivalOf } from "./arrival-of.ts";
import { type Defect, findByRequest, insertDefect, listDefects } from "./defects.store.ts";
import { keepPhotos } from "./photo-files.ts";
import { photoFolder } from "./photo-folders.ts";
import { presentDefect } from "./present-defects.ts";
import { tellOfDefect, tellShop } from "./tell-of-defect.ts";
import { readUnreported } from "./unreported.ts";

type Wanted = PayloadOf<typeof reportCall>["report"];

export interface ReportedDefect {
  readonly order: Order;
  readonly defect: Defect;
}
export type OnReported = Hook<ReportedDefect>;

interface Reporting {
  readonly member: Member;
  readonly wanted: Wanted;
  readonly files: Readonly<Record<string, UploadedFile>>;
  readonly onReported: OnReported;
}

/**
 * Takes a report under the lock of its order, so that a piece is reported once (rule defects-once). It is judged before photographs are
 * decoded, and again with the lock.
 */
export async function reportDefect(shop: Shop, { member, wanted, files, onReported }: Reporting) {
  const { db } = shop.database;
  const now = shop.now();
  const key = { userId: member.id, orderId: wanted.order_id };
  const known = await findByRequest(db, member.id, wanted.request_key);
  if (known) return ok(presentDefect(known));
  if (wanted.words === "" || wanted.words.length > DEFECT_WORDS_MAX) return fail("defects/words-missing");
  const seen = await judge(db, await findOrder(db, key), wanted, now);
  if (!seen.ok) return seen;
  const id = newId();
  const photos = await keepPhotos(shop, { userId: member.id, reportId: id }, Object.values(files));
  if (!photos.ok) return photos;
  const kept = await shop.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, key);
    const rival = await findByRequest(tx, member.id, wanted.request_key);
    if (rival) return ok(rival);
    const judged = await judge(tx, order, wanted, now);
    if (!judged.ok) return judged;
    const defect: Defect = {
      ...{ userId: member.id, id, orderId: wanted.order_id, requestKey: wanted.request_key },
      ...judged.value.report,
      ...{ wish: wanted.wish, words: wanted.words, state: "received", resolution: null, answer: "" },
      ...{ refundId: null, replacementId: null },
      ...{ reportedAt: now, movedAt: now, hasPhotos: true, photos: photos.value, messages: [] },
    };
    await insertDefect(tx, defect);
    await onReported(tx, { order: judged.value.order, defect }, shop);
    await tellOfDefect(shop, tx, judged.value.order, defect, now, "received");
    await tellShop(shop, tx, judged.value.order, defect);
    return ok(defect);
  });
  if (!kept.ok || kept.value.id !== id) await shop.files.removeAll(photoFolder(id));
  return kept.ok ? ok(presentDefect(kept.value)) : kept;
}

/** Whether it can be reported so. */
async function judge(queries: Queries, order: Order | undefined, wanted: Wanted, now: Date) {
  if (!order?.placedAt) return fail("defects/no-such-order");
  const key = { userId: order.userId, orderId: order.id };
  const lines = await listOrderLines(queries, order.userId, [order.id]);
  const parcels = namePieces(lines, await listParcels(queries, key, lines));
  const parcel = parcels[wanted.parcel_number - 1];
  if (!parcel) return fail("defects/no-such-parcel");
  const offer = await arrivalOf(queries, order, parcel, now);
  const problem = checkArrival(offer, wanted.arrived_on, now);
  if (problem) return fail(`defects/${problem}`);
  const pieces = wanted.pieces.map(({ line_id: lineId, ...piece }): NamedPieces => ({ ...piece, lineId }));
  if (pieces.length === 0 || new Set(pieces.map(({ lineId }) => lineId)).size < pieces.length)
    return fail("defects/pieces-missing");
  const unreported = await readUnreported(queries, order, await listDefects(queries, order.userId, order.id));
  const left = unreported(parcel);
  const isLeft = ({ lineId, quantity, rows }: NamedPieces) =>
    left.some(
      (one) => one.lineId === lineId && one.quantity >= quantity && (!rows || fitsRows({ quantity, rows }, one)),
    );
  if (!pieces.every(isLeft)) return fail("defects/already-reported");
  const known = offer.state === "open" ? offer.arrived : undefined;
  const arrivedOn = known ?? wanted.arrived_on ?? "";
  return ok({ order, report: { position: parcel.position, pieces, arrivedOn } });
}
