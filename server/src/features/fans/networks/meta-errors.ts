import type { NetworkFailureCode } from "@surimono/contract/fans";
import * as z from "zod/mini";
import type { NetworkAnswer } from "./ask-network.ts";

const errorSchema = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });

/** What an answer of the Graph API that is not 200 means for the member. Throttles, blocks and outages pass. */
export function metaFailure(answer: NetworkAnswer): NetworkFailureCode {
  const code = metaCode(answer);
  if (code === 190 || code === 102) return "fans/reconnect-needed";
  if (code === 10 || (code !== undefined && code >= 200 && code < 300)) return "fans/permission-missing";
  return "fans/temporarily-unavailable";
}

/** 100 is how a small account is told that there is nothing to see. */
export function isTooSmall(answer: NetworkAnswer): boolean {
  return answer.status === 400 && metaCode(answer) === 100;
}

function metaCode({ body }: NetworkAnswer): number | undefined {
  const parsed = z.safeParse(errorSchema, body);
  return parsed.success ? parsed.data.error.code : undefined;
}
