import type { NetworkFailureCode } from "@surimono/contract/fans";
import * as z from "zod/mini";
import type { NetworkAnswer } from "./ask-network.ts";

const errorSchema = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });

const INVALID_PARAMETER = 100;
/** Of an invalid parameter: there is no such object, or nobody who may see it. */
const NO_SUCH_OBJECT = 33;

/** What an answer of the Graph API that is not 200 means for the member. Throttles, blocks and outages pass. */
export function metaFailure(answer: NetworkAnswer): NetworkFailureCode {
  const { code, error_subcode: subcode } = metaError(answer) ?? {};
  if (code === 190 || code === 102) return "fans/reconnect-needed";
  if (code === 10 || (code !== undefined && code >= 200 && code < 300)) return "fans/permission-missing";
  // The account was there when it was chosen: it is a private one now, or has lost its page.
  if (code === INVALID_PARAMETER && subcode === NO_SUCH_OBJECT) return "fans/not-professional";
  return "fans/temporarily-unavailable";
}

/** How a code is refused that does not hold, and how a small account is told that there is nothing to see. */
export function isInvalidParameter(answer: NetworkAnswer): boolean {
  const { code, error_subcode: subcode } = metaError(answer) ?? {};
  return answer.status === 400 && code === INVALID_PARAMETER && subcode !== NO_SUCH_OBJECT;
}

function metaError({ body }: NetworkAnswer) {
  const parsed = z.safeParse(errorSchema, body);
  return parsed.success ? parsed.data.error : undefined;
}
