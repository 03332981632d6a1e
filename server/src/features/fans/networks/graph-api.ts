import { fail, ok } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import type { AskNetwork } from "./ask-network.ts";
import { metaFailure } from "./meta-errors.ts";

/** Meta's Graph API below an address with its version. */
export function graphApi(graphUrl: string, askNetwork: AskNetwork) {
  return {
    url: (path: string, query: Readonly<Record<string, string>> = {}) =>
      `${graphUrl}/${path}?${new URLSearchParams(query)}`,
    async ask<Schema extends z.ZodMiniType>(url: string, token: string, schema: Schema) {
      const answer = await askNetwork(url, { token });
      const read = answer.status === 200 ? z.safeParse(schema, answer.body) : undefined;
      return read?.success ? ok(read.data) : fail(metaFailure(answer));
    },
  };
}
