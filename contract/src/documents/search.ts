import { DOCUMENT_NAME_MAX } from "@surimono/domain/documents";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { typed } from "../kernel/index.ts";
import { kindSchema } from "./document.ts";

const day = z.string().check(z.refine(isDay));
const amount = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

/** By day, amount and partner, each alone or together (電子帳簿保存法施行規則 第2条第6項第5号). */
export const searchFields = {
  kind: z.optional(kindSchema),
  from: z.optional(day),
  to: z.optional(day),
  least: z.optional(amount),
  most: z.optional(amount),
  /** Part of the name that it is made out to. */
  partner: z.optional(typed(DOCUMENT_NAME_MAX)),
};
