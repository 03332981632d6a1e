import { receiptSheet } from "@surimono/domain/documents";
import { v4 as randomId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import type { Document } from "../documents.tables.ts";
import { issueDocument } from "../issue-document.ts";

/** A receipt of nothing in particular: for tests that ask who may see it. */
export function makeDocument(shop: Shop, userId: string): Promise<Document> {
  const to = { name: "摺木 みどり", honorific: "様" } as const;
  const taxes = [{ rate: 1_000, amount: 1_100, tax: 100 }];
  const order = {
    number: "SR-0000-0000",
    placed: "2026-11-22",
    paidBy: "PayPay",
    isReplacement: false,
    groups: [],
    parcels: [],
    total: 1_100,
    taxes,
    keptTaxes: taxes,
    sentOut: { amount: 1_100, taxes },
    refunds: [],
    backWord: "返金" as const,
  };
  return shop.database.inTransaction((tx) =>
    issueDocument(shop, tx, {
      ...{ userId, kind: "receipt", cause: randomId(), orderIds: [], to },
      sheet: (head) => receiptSheet(head, to, order, "お品代"),
    }),
  );
}
