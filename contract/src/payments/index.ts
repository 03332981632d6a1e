export { paymentFailures, paymentMessages } from "./failures.ts";
export { paymentType } from "./payment-type.ts";
