import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { printTicket } from "../package/index.ts";
import type { SizedVersion } from "../version/index.ts";
import type { ProofJob } from "./proof-job.ts";
import { proofPart } from "./proof-part.ts";

const runner = createJobRunner<ProofJob, Uint8Array>(new URL("./proof-worker.ts", import.meta.url));

/**
 * The proof sheet of a version and its tags: views, measures, all text to read, and the customer's warnings. It needs none of the print files,
 * so it does not wait for them.
 */
export async function proofSheet(shop: Shop, goods: SizedVersion, tags: readonly SizedVersion[]): Promise<Uint8Array> {
  const part = async (sized: SizedVersion) => {
    const ticket = printTicket(sized, new Map());
    return { ticket, ...(await proofPart(shop, sized, ticket)) };
  };
  const { ticket, ...first } = await part(goods);
  const job = { title: `${ticket.item.name}（${ticket.color.name}）`, parts: [first] };
  for (const tag of tags) {
    const { ticket: ofTag, ...rest } = await part(tag);
    job.parts.push({ heading: ofTag.item.name, ...rest });
  }
  return runner.run(job);
}
