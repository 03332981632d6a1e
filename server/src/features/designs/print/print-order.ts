import type { DesignStep } from "@surimono/domain/catalogue";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { ensurePackage, type PrintTicket, positionOnSize, printKey, readTicket, ticketCsv } from "../package/index.ts";
import { PIECES_FOLDER } from "../pieces/index.ts";
import { keepProof, tagsOf } from "../proof/index.ts";
import { findPrintable, findSize, inSize, type SizedVersion } from "../version/index.ts";

/** What the press needs of an order line. */
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

export interface OrderToPrint {
  readonly orderNumber: string;
  readonly dispatchBy: string;
  readonly lines: readonly LineToPrint[];
}

export const printOrderJob = jobKind<OrderToPrint>("print-order");

/** Inside the transaction that places the order: the job exists if and only if the order does. */
export async function enqueuePrints(shop: Enqueuing, tx: Transaction, order: OrderToPrint): Promise<void> {
  await shop.jobs.enqueue(tx, printOrderJob, toPrint(order));
}

export interface Enqueuing {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
}

/** Only what the press needs. */
export function toPrint(order: OrderToPrint): OrderToPrint {
  const lines = order.lines.map((line): LineToPrint => {
    const { id, versionId, itemId, sizeId, sizeName, quantity, nameTagVersionId, hangTagVersionId } = line;
    return { id, versionId, itemId, sizeId, sizeName, quantity, nameTagVersionId, hangTagVersionId };
  });
  return { ...order, lines };
}

/** Whether the press has everything for a line: its ticket is written last, and where its pieces differ, so is theirs. */
export async function isPrintable(
  { files }: Pick<Shop, "files">,
  { id, versionId, roster }: Pick<LineToPrint, "id" | "versionId"> & { readonly roster: unknown },
): Promise<boolean> {
  const names = [`lines/${id}.json`, ...(roster ? [`${PIECES_FOLDER}/${id}/ticket.json`] : [])];
  for (const name of names) if (!(await files.read(printKey(versionId, name)))) return false;
  return true;
}

/** What was written for a line when its files were made; undefined before. */
export async function readLineTicket(
  { files }: Pick<Shop, "files">,
  { id, versionId }: Pick<LineToPrint, "id" | "versionId">,
): Promise<LineTicket | undefined> {
  const bytes = await files.read(printKey(versionId, `lines/${id}.json`));
  return bytes && (JSON.parse(bytes.toString("utf8")) as LineTicket);
}

/** Makes sure the files of every line exist in its size, with a ticket for each. Running it again writes the same. */
export async function printOrder(shop: Shop, order: OrderToPrint): Promise<void> {
  for (const line of order.lines) {
    const goods = await sizedOf(shop, order, line);
    const printed = await packaged(shop, goods);
    const tags = await tagsOf(shop, line);
    const { name, sha256 } = await keepProof(shop, goods, tags);
    const tickets: TagTicket[] = [];
    for (const tag of tags) tickets.push({ step_id: tag.version.goods.step, ...(await packaged(shop, tag)) });
    const ticket: LineTicket = { ...lineTicket(goods, printed, order, line), proof: { name, sha256 }, tags: tickets };
    const { order_number, line_id, size, quantity, dispatch_by } = ticket;
    const csv = ticketCsv([ticket, ...tickets], { order_number, line_id, size: size.name, quantity, dispatch_by });
    const write = (extension: string, text: string, contentType: string) =>
      shop.files.write(printKey(line.versionId, `lines/${line.id}.${extension}`), Buffer.from(text), contentType);
    await write("csv", csv, "text/csv; charset=utf-8");
    await write("json", `${JSON.stringify(ticket, null, 2)}\n`, "application/json; charset=utf-8");
  }
}

/** What goes on each piece besides its print, with its source files. */
type TagTicket = PrintTicket & { readonly step_id: DesignStep };

/** A line's ticket in its size. Lengths are millimetres. */
export interface LineTicket extends ReturnType<typeof lineTicket> {
  readonly proof: { readonly name: string; readonly sha256: string };
  readonly tags: readonly TagTicket[];
}

/** Makes the package if it is missing. */
async function packaged(shop: Shop, sized: SizedVersion): Promise<PrintTicket> {
  await ensurePackage(shop, sized);
  return readTicket(shop, sized);
}

/** The line's version for goods of its size. */
async function sizedOf(shop: Shop, order: OrderToPrint, { versionId, sizeId }: LineToPrint): Promise<SizedVersion> {
  const found = await findPrintable(shop, versionId);
  if (!found) throw new Error(`order ${order.orderNumber} names a version that is not there`);
  const version = await inSize(shop, found, sizeId);
  return { version, group: sizeOf(version, sizeId).group };
}

function sizeOf(version: SizedVersion["version"], sizeId: number) {
  const size = findSize(version, sizeId);
  if (!size) throw new RangeError(`version ${version.id} has no size ${sizeId}`);
  return size;
}

/** The package's ticket for just this size of the goods. */
function lineTicket({ version }: SizedVersion, ticket: PrintTicket, order: OrderToPrint, line: LineToPrint) {
  const size = sizeOf(version, line.sizeId);
  return {
    order_number: order.orderNumber,
    line_id: line.id,
    dispatch_by: order.dispatchBy,
    quantity: line.quantity,
    size: { id: size.id, name: size.name },
    ...ticket,
    areas: ticket.areas.map((area) => ({ ...area, ...positionOnSize(version.goods, area.area_kind_id, size) })),
  };
}
