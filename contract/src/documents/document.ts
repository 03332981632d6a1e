import { DOCUMENT_KIND_IDS } from "@surimono/domain/documents";
import * as z from "zod/mini";

export const kindSchema = z.enum(DOCUMENT_KIND_IDS);

/** What a list shows of a document. */
export const documentSummarySchema = z.object({
  document_id: z.string(),
  kind: kindSchema,
  title: z.string(),
  number: z.string(),
  /** yyyy-mm-dd in Japan. */
  issued_on: z.string(),
  /** As it is made out, with 様 or 御中. */
  recipient: z.string(),
  /** With tax. */
  amount: z.int(),
  /** Number of the one it was first issued as; empty on that one. */
  copy_of: z.string(),
  /** None on an estimate. */
  order_ids: z.array(z.string()),
});

const extra = z.object({ label: z.string(), amount: z.int() });
const facts = z.readonly(z.array(z.object({ name: z.string(), value: z.string() })));

/** All that the paper says; the PDF is drawn from the same. */
export const sheetSchema = z.object({
  kind: kindSchema,
  title: z.string(),
  number: z.string(),
  copy: z.string(),
  issued: z.string(),
  recipient: z.string(),
  sum: extra,
  statement: z.string(),
  facts,
  groups: z.readonly(
    z.array(
      z.object({
        heading: z.string(),
        lines: z.readonly(
          z.array(
            z.object({
              name: z.string(),
              detail: z.string(),
              quantity: z.int(),
              price: z.int(),
              amount: z.int(),
              rate: z.int(),
            }),
          ),
        ),
        extras: z.readonly(z.array(extra)),
      }),
    ),
  ),
  taxes: z.readonly(z.array(z.object({ rate: z.int(), amount: z.int(), tax: z.int() }))),
  bank: facts,
  notes: z.readonly(z.array(z.string())),
  issuer: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    registration: z.string(),
  }),
});

export type WireDocument = z.output<typeof documentSummarySchema>;
export type WireSheet = z.output<typeof sheetSchema>;
