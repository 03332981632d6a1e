import * as z from "zod/mini";
import { defineCall, idInQuery, pickFailures, userId } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const getStoreZip = defineCall({
  name: "getStoreZip",
  method: "GET",
  path: "/api/product/store/zip",
  summary: "What another web shop needs to list an own item: its pictures, mock-ups and words, as {pku}_STORES.zip.",
  access: "member",
  file: "application/zip",
  payload: z.strictObject({ product_id: idInQuery, user_id: z.optional(userId) }),
  answer: z.any(),
  failures: pickFailures(myItemsFailures, "my-items/not-found", "my-items/no-design"),
});

/** The name that the archive is saved under (rule my-items-zip). */
export function storeZipName(pku: string): string {
  return `${pku}_STORES.zip`;
}
