import type { Shop } from "../../platform/http/index.ts";
import type { OrderHooks } from "../orders/index.ts";

/** What the use cases of this feature work with, in a shop and in the operator's process. */
export interface BillingDesk extends Pick<Shop, "database" | "env" | "now">, Pick<OrderHooks, "onPaid" | "onRefunded"> {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
}
