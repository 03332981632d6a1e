import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../platform/http/index.ts";
import type { SizedVersion } from "./print-files.ts";
import type { PrintTicket } from "./print-ticket.ts";
import type { ProofJob } from "./proof-job.ts";
import { proofPart } from "./proof-part.ts";

const runner = createJobRunner<ProofJob, Uint8Array>(new URL("./proof-worker.ts", import.meta.url));

/** A version with the ticket of its package, which is there or about to be. */
export interface ProofedVersion {
  readonly sized: SizedVersion;
  readonly ticket: PrintTicket;
}

/** The proof sheet of a version and of the tags that go on it: views, measures, all text to read, and what the customer was warned of. */
export async function proofSheet(
  shop: Shop,
  goods: ProofedVersion,
  tags: readonly ProofedVersion[],
): Promise<Uint8Array> {
  const parts = [await proofPart(shop, goods)];
  for (const tag of tags) parts.push({ heading: tag.ticket.item.name, ...(await proofPart(shop, tag)) });
  return runner.run({ title: `${goods.ticket.item.name}（${goods.ticket.color.name}）`, parts });
}
