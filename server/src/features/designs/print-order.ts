import { getArea, getMethod, getSize, referenceGroup, TAG_STEPS, type TagStep } from "@surimono/domain/catalogue";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { getItem } from "../catalogue/index.ts";
import { tagVersionOf } from "./design-target.ts";
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
  readonly nameTagVersionId: string | null;
  readonly hangTagVersionId: string | null;
}

interface OrderToPrint {
  readonly orderNumber: string;
  readonly dispatchBy: string;
  readonly lines: readonly LineToPrint[];
}

export const printOrderJob = jobKind<OrderToPrint>("print-order");

/** Inside the transaction that places the order: the job is there if and only if the order is. */
export async function enqueuePrints(shop: Shop, tx: Transaction, order: OrderToPrint): Promise<void> {
  const lines = order.lines.map((line): LineToPrint => {
    const { id, versionId, itemId, sizeId, sizeName, quantity, nameTagVersionId, hangTagVersionId } = line;
    return { id, versionId, itemId, sizeId, sizeName, quantity, nameTagVersionId, hangTagVersionId };
  });
  await shop.jobs.enqueue(tx, printOrderJob, { ...order, lines });
}

/** Sees to it that the files of every line are there, with a ticket for each. Running it again writes the same. */
export async function printOrder(shop: Shop, order: OrderToPrint): Promise<void> {
  for (const line of order.lines) {
    const print = await ticketOf(shop, order, line.versionId);
    const tags: TagTicket[] = [];
    for (const step of TAG_STEPS) {
      const versionId = tagVersionOf(line, step);
      if (versionId !== null) tags.push({ step_id: step, ...(await ticketOf(shop, order, versionId)) });
    }
    const ticket = lineTicket(shop, print, tags, order, line);
    const { order_number, line_id, size, quantity, dispatch_by } = ticket;
    const csv = ticketCsv([ticket, ...tags], { order_number, line_id, size: size.name, quantity, dispatch_by });
    const write = (extension: string, text: string, contentType: string) =>
      shop.files.write(printKey(line.versionId, `lines/${line.id}.${extension}`), Buffer.from(text), contentType);
    await write("csv", csv, "text/csv; charset=utf-8");
    await write("json", `${JSON.stringify(ticket, null, 2)}\n`, "application/json; charset=utf-8");
  }
}

/** What goes on each piece besides its print, with the files that it is made from. */
type TagTicket = PrintTicket & { readonly step_id: TagStep };

/** Sees to it that the version's package is there. */
async function ticketOf(shop: Shop, order: OrderToPrint, versionId: string): Promise<PrintTicket> {
  const version = await findVersion(shop.database.db, versionId);
  if (!version) throw new Error(`order ${order.orderNumber} names a version that is not there`);
  await ensurePackage(shop, version);
  return readTicket(shop, versionId);
}

function lineTicket(
  shop: Shop,
  ticket: PrintTicket,
  tags: readonly TagTicket[],
  order: OrderToPrint,
  line: LineToPrint,
) {
  const item = getItem(shop, line.itemId);
  const { group } = getSize(item, line.sizeId);
  const method = getMethod(item, ticket.method.id);
  return {
    order_number: order.orderNumber,
    line_id: line.id,
    dispatch_by: order.dispatchBy,
    quantity: line.quantity,
    size: { id: line.sizeId, name: line.sizeName },
    ...ticket,
    tags,
    // The files are made for the reference group; smaller and larger goods are printed to this scale.
    areas: ticket.areas.map((area) => {
      const { rects } = getArea(method, area.area_kind_id);
      const [own, reference] = [rects[group], rects[referenceGroup(item)]];
      const scale = own && reference ? Math.min(own.w / reference.w, own.h / reference.h) : 1;
      return { ...area, scale_percent: Math.round(scale * 10_000) / 100 };
    }),
  };
}
