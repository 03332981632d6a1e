export { noticeFile } from "../bank/statements.fixture.ts";
export { type Billing, openBilling } from "./open-closing.ts";
