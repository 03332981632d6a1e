export {
  isPayable,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentTypeCode,
  paymentMethodOf,
  paymentTypeName,
} from "./payment-methods.ts";
