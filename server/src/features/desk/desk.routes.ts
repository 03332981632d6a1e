import type { Shop } from "../../platform/http/index.ts";
import type { Leaving } from "../members/index.ts";
import type { OrderHooks } from "../orders/index.ts";
import { deskMembersRoutes } from "./members/members.routes.ts";
import { bankRoutes } from "./money/bank.routes.ts";
import { billsRoutes } from "./money/bills.routes.ts";
import { returnsRoutes } from "./money/returns.routes.ts";
import { salesRoutes } from "./money/sales.routes.ts";
import { systemRoutes } from "./system/system.routes.ts";

interface Parts extends Pick<OrderHooks, "onPaid" | "onRefunded"> {
  readonly onLeaving: Leaving;
}

/** What the console does besides orders. */
export function deskRoutes(shop: Shop, parts: Parts): void {
  deskMembersRoutes(shop, parts);
  bankRoutes(shop, parts);
  billsRoutes(shop, parts);
  returnsRoutes(shop, parts);
  salesRoutes(shop);
  systemRoutes(shop);
}
