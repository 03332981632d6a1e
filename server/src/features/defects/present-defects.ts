import type { WireDefect, WireDefectParcel } from "@surimono/contract/defects";
import { DEFECT_STATE_NAMES } from "@surimono/domain/defects";
import type { NamedPieces } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { findOrder, listOrderLines, listParcels, namePieces } from "../orders/index.ts";
import { arrivalOf } from "./arrival-of.ts";
import { type Defect, listDefects } from "./defects.store.ts";
import { readUnreported } from "./unreported.ts";

export function presentDefect(defect: Defect): WireDefect {
  return {
    report_id: defect.id,
    parcel_number: defect.position + 1,
    pieces: presentPieces(defect.pieces),
    wish: defect.wish,
    words: defect.words,
    photos: defect.photos.filter(({ messageId }) => messageId === null).length,
    state: defect.state,
    state_name: DEFECT_STATE_NAMES[defect.state],
    resolution: defect.resolution,
    answer: defect.answer,
    messages: presentMessages(defect),
    reported_at: defect.reportedAt.toISOString(),
  };
}

/** The shop's words from before there were messages are shown as one. */
function presentMessages({ messages, photos, answer, movedAt }: Defect): WireDefect["messages"] {
  if (messages.length === 0)
    return answer === "" ? [] : [{ from: "shop", words: answer, photos: 0, at: movedAt.toISOString() }];
  return messages.map(({ id, from, words, at }) => ({
    ...{ from, words, at: at.toISOString() },
    photos: photos.filter(({ messageId }) => messageId === id).length,
  }));
}

const presentPieces = (pieces: readonly NamedPieces[]) =>
  pieces.map(({ lineId, quantity, rows }) => ({ line_id: lineId, quantity, ...(rows && { rows: [...rows] }) }));

/** What was reported of an order, and of which parcels more can be. */
export async function presentDefects(shop: Shop, key: { readonly userId: string; readonly orderId: string }) {
  const { db } = shop.database;
  const order = await findOrder(db, key);
  if (!order?.placedAt) return fail("defects/no-such-order");
  const lines = await listOrderLines(db, key.userId, [key.orderId]);
  const parcels = namePieces(lines, await listParcels(db, key, lines));
  const defects = await listDefects(db, key.userId, key.orderId);
  const unreported = await readUnreported(db, order, defects);
  const shown: WireDefectParcel[] = [];
  for (const parcel of parcels) {
    const offer = await arrivalOf(db, order, parcel, shop.now());
    shown.push({
      parcel_number: parcel.position + 1,
      pieces: presentPieces(unreported(parcel)),
      offer: offer.state,
      arrived_on: ("arrived" in offer && offer.arrived) || "",
      until: "until" in offer ? offer.until : "",
      from: offer.state === "ask" ? offer.from : "",
      to: offer.state === "ask" ? offer.to : "",
    });
  }
  return ok({ parcels: shown, reports: defects.map(presentDefect) });
}
