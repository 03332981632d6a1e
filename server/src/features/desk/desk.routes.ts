import type { Shop } from "../../platform/http/index.ts";
import type { Leaving } from "../members/index.ts";
import { deskMembersRoutes } from "./members/members.routes.ts";
import { salesRoutes } from "./money/sales.routes.ts";
import { systemRoutes } from "./system/system.routes.ts";

interface Parts {
  readonly onLeaving: Leaving;
}

/** What the console does besides orders. */
export function deskRoutes(shop: Shop, parts: Parts): void {
  deskMembersRoutes(shop, parts);
  salesRoutes(shop);
  systemRoutes(shop);
}
