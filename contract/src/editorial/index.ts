export { sendInquiry } from "./send-inquiry.ts";
