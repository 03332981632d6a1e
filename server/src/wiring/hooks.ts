import type { InvoicedOrder } from "../features/documents/index.ts";
import type { Joined, Renamed } from "../features/members/index.ts";
import type { FailedRefund, OnMoved, Order, PlacedOrder, RefundedOrder } from "../features/orders/index.ts";
import type { Hook } from "../platform/hook.ts";
import * as cancelled from "./on-cancelled.ts";
import * as emailChanged from "./on-email-changed.ts";
import * as invoiced from "./on-invoiced.ts";
import * as joined from "./on-joined.ts";
import * as moved from "./on-moved.ts";
import * as movedByUnits from "./on-moved-by-units.ts";
import * as paid from "./on-paid.ts";
import * as placed from "./on-placed.ts";
import * as refundFailed from "./on-refund-failed.ts";
import * as refunded from "./on-refunded.ts";
import * as renamed from "./on-renamed.ts";

// A listener is a line in the file of what it listens to. They are called one after the other, in the order of their names; those of a
// placed order begin in that order and do not wait for each other.
export const onCancelled: readonly Hook<Order>[] = Object.values(cancelled);
/** Of a member, by id. */
export const onEmailChanged: readonly Hook<string>[] = Object.values(emailChanged);
export const onInvoiced: readonly Hook<InvoicedOrder>[] = Object.values(invoiced);
export const onJoined: readonly Hook<Joined>[] = Object.values(joined);
export const onMoved: OnMoved = Object.values(moved);
export const onMovedByUnits: OnMoved = Object.values(movedByUnits);
export const onPaid: readonly Hook<Order>[] = Object.values(paid);
export const onPlaced: readonly Hook<PlacedOrder>[] = Object.values(placed);
export const onRefundFailed: readonly Hook<FailedRefund>[] = Object.values(refundFailed);
export const onRefunded: readonly Hook<RefundedOrder>[] = Object.values(refunded);
export const onRenamed: readonly Hook<Renamed>[] = Object.values(renamed);
