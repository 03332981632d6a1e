import { MAX_PACKING_PAPERS, printPackingPapers } from "@surimono/contract/floor";
import { dayInJapan, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { printPaper } from "../papers/print-paper.ts";
import { readPacking } from "./read-packing.ts";

/** What goes on a parcel and into it. Written down, as it is addresses. */
export function packingRoutes(shop: Shop): void {
  const { env, now } = shop;
  shop.operatorRoute(printPackingPapers, async ({ payload: { paper: kind, parcels: wanted }, recorded }) => {
    const asked = {
      paper: kind,
      parcels: wanted.map(({ order_number, parcel_number }) => `${order_number} ${parcel_number}`),
    };
    const database = recorded({
      action: printPackingPapers.name,
      subject: { kind: "packing-papers", id: newId() },
      asked,
    });
    const parcels = await database.inTransaction((tx) => readPacking(tx, env, wanted, MAX_PACKING_PAPERS));
    if (!parcels.ok) return parcels;
    const { name, phone, email } = env.issuer;
    const contact = [phone, email].filter(Boolean).join("　");
    const bytes = await printPaper({ kind, parcels: parcels.value, shop: { name, contact } });
    const fileName = `${kind}-${dayInJapan(now()).replaceAll("-", "")}.pdf`;
    return ok({ bytes, contentType: "application/pdf", fileName });
  });
}
