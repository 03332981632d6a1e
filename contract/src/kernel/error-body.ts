import * as z from "zod/mini";

/** One place in a malformed payload, so that the screen can mark the field. */
export const issueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });

/** The one shape of every answer that is not 2xx. `detail` carries what the screen needs besides words, such as a new total. */
export const errorBodySchema = z.object({
  error_code: z.string(),
  message: z.string(),
  request_id: z.string(),
  issues: z.optional(z.array(issueSchema)),
  detail: z.optional(z.record(z.string(), z.unknown())),
});

export type ErrorBody = z.output<typeof errorBodySchema>;
export type Issue = z.output<typeof issueSchema>;
