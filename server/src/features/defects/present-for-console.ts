import type { DEFECT_VIEWS, getCounterDefect, listCounterDefects } from "@surimono/contract/defects";
import type { AnswerOf } from "@surimono/contract/kernel";
import { answersTo, DEFECT_STATE_NAMES, type DefectState } from "@surimono/domain/defects";
import { designPicturePath } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber, parseOrderNumber } from "@surimono/domain/orders";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { sealFor } from "../catalogue/index.ts";
import {
  countRemedies,
  findOrder,
  findPlacedOrder,
  listOrderLines,
  listParcels,
  type Order,
  type OrderLine,
  type Parcel,
  piecesOfLine,
} from "../orders/index.ts";
import type { NamedDefect } from "./answer-defect.ts";
import { listForConsole } from "./console.store.ts";
import { type Defect, listDefects } from "./defects.store.ts";
import { listPaidBy } from "./paid-by.ts";
import { presentDefect } from "./present-defects.ts";

const PAGE = 50;

type View = (typeof DEFECT_VIEWS)[number];

const STATES: Readonly<Record<View, readonly DefectState[] | undefined>> = {
  received: ["received"],
  asked: ["asked"],
  accepted: ["accepted"],
  over: ["declined", "done"],
  all: undefined,
};

export async function presentList(
  queries: Queries,
  {
    view,
    order,
    after,
  }: { readonly view: View; readonly order?: string | undefined; readonly after: string | undefined },
): Promise<AnswerOf<typeof listCounterDefects>> {
  const oldestFirst = view !== "over" && view !== "all";
  const sequence = order === undefined ? undefined : (parseOrderNumber(order) ?? 0);
  const rows = await listForConsole(queries, { states: STATES[view], sequence, oldestFirst, after }, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    defects: shown.map(({ id, sequence, report, state, wish, resolution, name, pieces, photos, ...row }) => ({
      ...{ report_id: id, order_number: orderNumber(Number(sequence)), report, state, wish, resolution, name, photos },
      pieces: pieces ?? 0,
      state_name: DEFECT_STATE_NAMES[state],
      reported_at: new Date(row.reported_at).toISOString(),
      moved_at: new Date(row.moved_at).toISOString(),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** By the order's number and the place among its reports. */
export async function findForConsole(queries: Queries, { number, report }: NamedDefect) {
  const order = await findPlacedOrder(queries, number);
  if (!order) return fail("defects/no-such-order");
  const defect = (await listDefects(queries, order.userId, order.id))[report - 1];
  return defect ? ok({ order, defect }) : fail("defects/no-such-report");
}

export async function presentOne(shop: Shop, named: NamedDefect) {
  const { db } = shop.database;
  const found = await findForConsole(db, named);
  if (!found.ok) return found;
  const { order, defect } = found.value;
  const lines = await listOrderLines(db, order.userId, [order.id]);
  const key = { userId: order.userId, orderId: order.id };
  const parcels = await listParcels(db, key, lines);
  const paidBy = await listPaidBy(db, order, defect.pieces);
  const made = defect.replacementId
    ? await findOrder(db, { userId: order.userId, orderId: defect.replacementId })
    : undefined;
  const answer: AnswerOf<typeof getCounterDefect> = {
    order_number: orderNumber(order.sequence),
    report: named.report,
    arrived_on: defect.arrivedOn,
    defect: presentDefect(defect),
    pieces: presentPieces(sealFor(shop, order.userId), { order, lines, parcels, defect }),
    photos: defect.photos.map(({ position, messageId }) => ({
      photo: position + 1,
      message: messageId === null ? 0 : defect.messages.findIndex(({ id }) => id === messageId) + 1,
    })),
    replacement: made ? orderNumber(made.sequence) : null,
    paid_by: paidBy.map(({ sequence }) => orderNumber(sequence)),
    remedies: await countRemedies(db, key),
    next: answersTo(defect.state, paidBy.length > 0),
  };
  return ok(answer);
}

interface Reported {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  readonly defect: Defect;
}

function presentPieces(seal: ReturnType<typeof sealFor>, { lines, parcels, defect }: Reported) {
  const parcel = parcels.find(({ position }) => position === defect.position);
  return defect.pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const words = piecesOfLine(line, parcels).filter((piece) => piece.parcel === defect.position + 1);
    return [
      {
        ...{ line_id: lineId, name: line.name, item_name: line.itemName, color_name: line.colorName },
        ...{ size_name: line.sizeName, quantity, image_url: seal(designPicturePath(line.versionId, "cover")) },
        of: parcel?.pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0,
        words: words.map(({ name, number }) => [name, number].filter(Boolean).join(" ")),
      },
    ];
  });
}
