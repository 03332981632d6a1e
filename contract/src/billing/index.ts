export { getBills, type WireBill } from "./get-bills.ts";
