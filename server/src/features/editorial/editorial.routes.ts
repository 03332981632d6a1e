import { sendInquiry as sendInquiryCall } from "@surimono/contract/editorial";
import type { Shop } from "../../platform/http/index.ts";
import { type OnAsked, sendInquiry } from "./send-inquiry.ts";

/** Each sends two letters, one of them to an unverified address. */
const INQUIRIES_PER_ADDRESS = { points: 5, seconds: 3600, per: "address" } as const;

export function editorialRoutes(shop: Shop, { onAsked }: { readonly onAsked: OnAsked }): void {
  shop.route(sendInquiryCall, ({ payload, member }) => sendInquiry(shop, payload, member?.id, onAsked), {
    limit: INQUIRIES_PER_ADDRESS,
  });
}
