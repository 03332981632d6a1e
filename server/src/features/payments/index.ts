export { countRefusedWebhooks } from "./count-refused-webhooks.ts";
export type { GatewayRefund, GatewaySession, PaymentGateway, SessionRequest } from "./gateway.ts";
export { openPayments } from "./open-payments.ts";
export { whileBuyerWaits } from "./patience.ts";
export {
  type AttemptKey,
  BY_HAND,
  closeRefused,
  deleteAttempts,
  findAttempt,
  findCapture,
  findLastAttempt,
  GATEWAY,
  insertAttempt,
  listAttempts,
  listPaymentEvents,
  listUnsettled,
  openAttempt,
  recordPaymentEvent,
  updateAttempt,
} from "./payments.store.ts";
export type { PaymentAttempt, PaymentEvent } from "./payments.tables.ts";
