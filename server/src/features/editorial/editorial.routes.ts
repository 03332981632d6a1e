import { sendInquiry as sendInquiryCall } from "@surimono/contract/editorial";
import type { Shop } from "../../platform/http/index.ts";
import { sendInquiry } from "./send-inquiry.ts";

/** Each sends two letters, one of them to an unverified address. */
const INQUIRIES_PER_ADDRESS = { points: 5, seconds: 3600, per: "address" } as const;

export function editorialRoutes(shop: Shop): void {
  shop.route(sendInquiryCall, ({ payload, member }) => sendInquiry(shop, payload, member?.id), {
    limit: INQUIRIES_PER_ADDRESS,
  });
}
