export {
  GATEWAY_METHOD_IDS,
  type GatewayMethod,
  isPaidAtGateway,
  offeredMethods,
  PAYMENT_METHOD_IDS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentProblem,
  type PaymentTypeCode,
  paymentMethodOf,
  paymentProblem,
  refundDelayNote,
} from "./payment-methods.ts";
