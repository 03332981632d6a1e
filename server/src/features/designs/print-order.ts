import { getArea, getMethod, getSize, referenceGroup } from "@surimono/domain/catalogue";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { getItem } from "../catalogue/index.ts";
import { findVersion } from "./designs.store.ts";
import { printKey } from "./print-files.ts";
import { type PrintTicket, ticketCsv } from "./print-ticket.ts";
import { ensurePackage, readTicket } from "./print-version.ts";

/** A line of an order, as far as the press has to know it. */
export interface LineToPrint {
  readonly id: string;
  readonly versionId: string;
  readonly itemId: number;
  readonly sizeId: number;
  readonly sizeName: string;
  readonly quantity: number;
  readonly nameTag: boolean;
  readonly hangTag: boolean;
}

interface OrderToPrint {
  readonly orderNumber: string;
  readonly dispatchBy: string;
  readonly lines: readonly LineToPrint[];
}

export const printOrderJob = jobKind<OrderToPrint>("print-order");

/** Inside the transaction that places the order: the job is there if and only if the order is. */
export async function enqueuePrints(shop: Shop, tx: Transaction, order: OrderToPrint): Promise<void> {
  const lines = order.lines.map(({ id, versionId, itemId, sizeId, sizeName, quantity, nameTag, hangTag }) => ({
    ...{ id, versionId, itemId, sizeId, sizeName, quantity, nameTag, hangTag },
  }));
  await shop.jobs.enqueue(tx, printOrderJob, { ...order, lines });
}

/** Sees to it that the files of every line are there, with a ticket for each. Running it again writes the same. */
export async function printOrder(shop: Shop, order: OrderToPrint): Promise<void> {
  for (const line of order.lines) {
    const version = await findVersion(shop.database.db, line.versionId);
    if (!version) throw new Error(`order ${order.orderNumber} names a version that is not there`);
    await ensurePackage(shop, version);
    const ticket = lineTicket(shop, await readTicket(shop, version.id), order, line);
    const { order_number, line_id, size, quantity, dispatch_by } = ticket;
    const csv = ticketCsv(ticket, { order_number, line_id, size: size.name, quantity, dispatch_by });
    const write = (extension: string, text: string, contentType: string) =>
      shop.files.write(printKey(version.id, `lines/${line.id}.${extension}`), Buffer.from(text), contentType);
    await write("csv", csv, "text/csv; charset=utf-8");
    await write("json", `${JSON.stringify(ticket, null, 2)}\n`, "application/json; charset=utf-8");
  }
}

function lineTicket(shop: Shop, ticket: PrintTicket, order: OrderToPrint, line: LineToPrint) {
  const item = getItem(shop, line.itemId);
  const { group } = getSize(item, line.sizeId);
  const method = getMethod(item, ticket.method.id);
  return {
    order_number: order.orderNumber,
    line_id: line.id,
    dispatch_by: order.dispatchBy,
    quantity: line.quantity,
    size: { id: line.sizeId, name: line.sizeName },
    name_tag: line.nameTag,
    hang_tag: line.hangTag,
    ...ticket,
    // The files are made for the reference group; smaller and larger goods are printed to this scale.
    areas: ticket.areas.map((area) => {
      const { rects } = getArea(method, area.area_kind_id);
      const [own, reference] = [rects[group], rects[referenceGroup(item)]];
      const scale = own && reference ? Math.min(own.w / reference.w, own.h / reference.h) : 1;
      return { ...area, scale_percent: Math.round(scale * 10_000) / 100 };
    }),
  };
}
