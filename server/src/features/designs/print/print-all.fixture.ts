import type { Shop } from "../../../platform/http/index.ts";
import { type LineToPrint, printOrder } from "./print-order.ts";
import { printVersion } from "./print-version.ts";

interface Order {
  readonly orderNumber: string;
  readonly dispatchBy: string;
  readonly lines: readonly LineToPrint[];
}

/** Everything printed for an order, in job order: the finished designs' files, then the lines'. */
export async function printAll(shop: Shop, order: Order): Promise<void> {
  const ids = order.lines.flatMap((line) => [line.versionId, line.nameTagVersionId ?? line.versionId]);
  for (const versionId of new Set(ids)) await printVersion(shop, versionId);
  await printOrder(shop, order);
}
