import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { packedFiles, printKey } from "../package/index.ts";
import { findPrintable, sizedVersions } from "../version/index.ts";
import { type Enqueuing, type LineToPrint, type OrderToPrint, printOrder, toPrint } from "./print-order.ts";

export const reprintOrderJob = jobKind<OrderToPrint>("reprint-order");

export async function enqueueReprint(desk: Enqueuing, tx: Transaction, order: OrderToPrint): Promise<void> {
  await desk.jobs.enqueue(tx, reprintOrderJob, toPrint(order));
}

/** Makes an order's missing files again, with the same bytes, and rewrites the tickets of its lines. */
export async function reprintOrder(shop: Shop, order: OrderToPrint): Promise<void> {
  for (const line of order.lines) for (const id of versionsOf(line)) await openBroken(shop, id);
  await printOrder(shop, order);
}

/** A ticket means that its package is complete. If it is not, the ticket is deleted, so that the package is made again. */
async function openBroken(shop: Shop, versionId: string): Promise<void> {
  const version = await findPrintable(shop, versionId);
  if (!version) return;
  for (const sized of sizedVersions(version)) {
    const files = packedFiles(sized).filter(({ kind }) => kind !== "proof");
    for (const { name } of files) {
      if (await shop.files.read(printKey(versionId, name))) continue;
      for (const ticket of files.filter(({ kind }) => kind === "ticket"))
        await shop.files.remove(printKey(versionId, ticket.name));
      break;
    }
  }
}

function versionsOf({ versionId, nameTagVersionId, hangTagVersionId }: LineToPrint): readonly string[] {
  return [versionId, nameTagVersionId, hangTagVersionId].filter((id) => id !== null);
}
