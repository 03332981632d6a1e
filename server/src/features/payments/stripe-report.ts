import type Stripe from "stripe";
import * as z from "zod/mini";

const REPORT = "balance_change_from_activity.itemized.3";
/** Those that the books read. */
const COLUMNS = [
  ...["balance_transaction_id", "created_utc", "currency", "gross", "fee", "net", "reporting_category", "source_id"],
  ...["payment_intent_id", "payment_method_type"],
];
const TIMEOUT_MS = 60_000;

const run = z.object({
  object: z.literal("reporting.report_run"),
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  result: z.nullish(z.object({ url: z.nullish(z.url()) })),
});

interface Wish {
  readonly from: Date;
  readonly before: Date;
  /** A second request of the same name is the same report. */
  readonly name: string;
}

/** Where the files of reports are. */
export interface FilesOfStripe {
  /** The secret one: a file is behind it too, and it goes nowhere else. */
  readonly key: string;
  readonly isOwn: (address: URL) => boolean;
}

/** Undefined while Stripe makes it, which takes minutes. Throws for one that failed. */
export async function fetchStripeReport(stripe: Stripe, { from, before, name }: Wish, { key, isOwn }: FilesOfStripe) {
  const interval_start = Math.floor(from.getTime() / 1000);
  const interval_end = Math.floor(before.getTime() / 1000);
  const parameters = { interval_start, interval_end, columns: COLUMNS };
  const asked = await stripe.reporting.reportRuns.create(
    { report_type: REPORT, parameters },
    { idempotencyKey: `report-${interval_start}-${interval_end}-${name}` },
  );
  // The answer to a repeated request is the first one, from when it was only begun.
  const made = z.parse(run, await stripe.reporting.reportRuns.retrieve(asked.id));
  if (made.status === "pending") return undefined;
  if (made.status !== "succeeded" || !made.result?.url || !isOwn(new URL(made.result.url)))
    throw new ReportFailed(made.id);
  const file = await fetch(made.result.url, {
    headers: { authorization: `Bearer ${key}` },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!file.ok) throw new ReportFailed(made.id);
  return new Uint8Array(await file.arrayBuffer());
}

/** Told like whatever else the gateway cannot do now. */
class ReportFailed extends Error {
  readonly type = "StripeReportError";
  readonly code = "report_failed";

  readonly requestId: string;

  constructor(requestId: string) {
    super("the payment gateway could not make its report");
    this.requestId = requestId;
  }
}
