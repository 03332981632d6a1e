import type { getBills } from "@surimono/contract/billing";
import type { AnswerOf } from "@surimono/contract/kernel";
import { BILL_STATES } from "@surimono/domain/billing";
import { bankFacts, termsWords } from "@surimono/domain/documents";
import type { Shop } from "../../platform/http/index.ts";
import { readAccount } from "./list-bills.ts";

/** What the member sees of bills and limit. */
export async function presentAccount(shop: Shop, userId: string): Promise<AnswerOf<typeof getBills>> {
  const { bills, credit, unbilled, limit, used, isOverdue } = await readAccount(shop, shop.database.db, userId);
  return {
    bills: bills.map(({ document, due, amount, returned, paid, open, state, orders }) => ({
      document_id: document.id,
      number: document.number,
      issued_on: document.day,
      due_on: due,
      ...{ amount, returned, paid, open, state, orders },
      state_name: BILL_STATES[state],
    })),
    open: bills.reduce((sum, bill) => sum + bill.open, 0),
    ...{ credit, unbilled, limit },
    available: isOverdue ? 0 : Math.max(0, limit - used),
    is_overdue: isOverdue,
    closing: termsWords(shop.env.issuer.terms).closing,
    bank: [...bankFacts(shop.env.issuer.bank)],
  };
}
