export { editorialFailures } from "./failures.ts";
export { sendInquiry } from "./send-inquiry.ts";
