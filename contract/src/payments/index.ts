export { paymentFailures } from "./failures.ts";
export { paymentType } from "./payment-type.ts";
