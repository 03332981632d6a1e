export { type Billing, openBilling } from "./open-closing.ts";
