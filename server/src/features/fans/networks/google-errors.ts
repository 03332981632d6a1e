import type { NetworkFailureCode } from "@surimono/contract/fans";
import * as z from "zod/mini";
import type { NetworkAnswer } from "./ask-network.ts";

const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
});

const SCOPE_REASONS = ["ACCESS_TOKEN_SCOPE_INSUFFICIENT", "insufficientPermissions"];
const NO_CHANNEL_REASONS = ["youtubeSignupRequired", "channelNotFound", "channelClosed", "channelSuspended"];

/** What an answer of a Google API that is not 200 means for the member. Quotas and outages pass. */
export function googleFailure({ status, body }: NetworkAnswer): NetworkFailureCode {
  if (status === 401) return "fans/reconnect-needed";
  const parsed = z.safeParse(errorSchema, body);
  if (!parsed.success) return "fans/temporarily-unavailable";
  const { errors = [], details = [] } = parsed.data.error;
  const reasons = [...errors, ...details].map(({ reason }) => reason ?? "");
  if (reasons.some((reason) => SCOPE_REASONS.includes(reason))) return "fans/permission-missing";
  if (reasons.some((reason) => NO_CHANNEL_REASONS.includes(reason))) return "fans/no-channel";
  return "fans/temporarily-unavailable";
}

const tokenErrorSchema = z.object({ error: z.string() });

/** The same for the token endpoint: `invalid_grant` is a code or refresh token that is not, or no longer, valid. */
export function googleTokenFailure({ body }: NetworkAnswer): NetworkFailureCode {
  const parsed = z.safeParse(tokenErrorSchema, body);
  return parsed.success && parsed.data.error === "invalid_grant"
    ? "fans/reconnect-needed"
    : "fans/temporarily-unavailable";
}
