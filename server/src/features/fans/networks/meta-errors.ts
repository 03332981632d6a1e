import type { NetworkFailureCode } from "@surimono/contract/fans";
import * as z from "zod/mini";
import type { NetworkAnswer } from "./ask-network.ts";

const errorSchema = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });

const INVALID_PARAMETER = 100;
/** For an invalid parameter: the object does not exist or may not be seen. */
const NO_SUCH_OBJECT = 33;

/** What an answer of the Graph API that is not 200 means for the member. Throttles, blocks and outages pass. */
export function metaFailure(answer: NetworkAnswer): NetworkFailureCode {
  const { code, error_subcode: subcode } = metaError(answer) ?? {};
  if (code === 190 || code === 102) return "fans/reconnect-needed";
  if (code === 10 || (code !== undefined && code >= 200 && code < 300)) return "fans/permission-missing";
  // The account existed when it was chosen: now it is private, or has lost its page.
  if (code === INVALID_PARAMETER && subcode === NO_SUCH_OBJECT) return "fans/not-professional";
  return "fans/temporarily-unavailable";
}

/** The codes for a bad authorization code, and for an account too small to have insights. */
export function isInvalidParameter(answer: NetworkAnswer): boolean {
  const { code, error_subcode: subcode } = metaError(answer) ?? {};
  return answer.status === 400 && code === INVALID_PARAMETER && subcode !== NO_SUCH_OBJECT;
}

function metaError({ body }: NetworkAnswer) {
  const parsed = z.safeParse(errorSchema, body);
  return parsed.success ? parsed.data.error : undefined;
}
