import { sendInquiry as sendInquiryCall } from "@surimono/contract/editorial";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { deleteOldInquiries } from "./editorial.store.ts";
import { type OnAsked, sendInquiry } from "./send-inquiry.ts";

const forgetInquiriesJob = timedJob("forget-inquiries");

/** Each sends two letters, one of them to an unverified address. */
const INQUIRIES_PER_ADDRESS = { points: 5, seconds: 3600, per: "address" } as const;

export function editorialRoutes(shop: Shop, { onAsked }: { readonly onAsked: OnAsked }): void {
  shop.route(sendInquiryCall, ({ payload, member }) => sendInquiry(shop, payload, member?.id, onAsked), {
    limit: INQUIRIES_PER_ADDRESS,
  });
  const { jobs, database, now } = shop;
  jobs.handle(forgetInquiriesJob, () => deleteOldInquiries(database.db, keptSince("inquiries", now())));
}
