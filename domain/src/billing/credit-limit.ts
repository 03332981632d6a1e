import { type PaymentTerms, usualLimit } from "../documents/index.ts";
import type { Yen } from "../kernel/index.ts";
import type { InvoiceProblem } from "../payments/index.ts";

export function creditLimitOf(terms: PaymentTerms, own: Yen | undefined): Yen {
  return own ?? usualLimit(terms);
}

/** What a business owes, and may still owe. */
export interface InvoiceStanding {
  readonly limit: Yen;
  /** Open bills and orders that are on none yet, less money that is kept. */
  readonly used: Yen;
  readonly isOverdue: boolean;
}

/** Why this sum cannot be put on an invoice (rules billing-limit, billing-stop). */
export function invoiceProblem({ limit, used, isOverdue }: InvoiceStanding, total: Yen): InvoiceProblem | undefined {
  if (isOverdue) return "payments/bills-overdue";
  return used + total > limit ? "payments/credit-limit" : undefined;
}
