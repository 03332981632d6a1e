import { formatNumber, type Yen } from "../kernel/index.ts";
import type { InvoiceWords } from "../payments/index.ts";
import { LAST_DAY, type PaymentTerms } from "./issuer.ts";

/** Where the settings say nothing else. */
const USUAL_LIMIT: Yen = 500_000;
const USUAL_INTEREST = 14.6;

/** What a business may owe at once, unless the operator set another limit for it. */
export function usualLimit({ creditLimit = USUAL_LIMIT }: PaymentTerms): Yen {
  return creditLimit;
}

export interface TermsWords extends InvoiceWords {
  /** 50万円. */
  readonly limit: string;
  /** 年14.6%: of what is paid late. */
  readonly interest: string;
}

/** The terms as every text says them: pages, cart, letters and documents take them from here (rule documents-terms). */
export function termsWords(terms: PaymentTerms): TermsWords {
  const { closingDay = LAST_DAY, dueDay = LAST_DAY, monthsToPay, lateInterest = USUAL_INTEREST } = terms;
  return {
    closing: closingDay === LAST_DAY ? "月末" : `毎月${closingDay}日`,
    due: `${MONTHS[monthsToPay] ?? `${monthsToPay}か月後の`}${dueDay === LAST_DAY ? "末日" : `${dueDay}日`}`,
    limit: yenInWords(usualLimit(terms)),
    interest: `年${lateInterest}%`,
  };
}

const MONTHS: Readonly<Record<number, string>> = { 1: "翌月", 2: "翌々月" };

const MAN = 10_000;

function yenInWords(yen: Yen): string {
  return yen > 0 && yen % MAN === 0 ? `${formatNumber(yen / MAN)}万円` : `${formatNumber(yen)}円`;
}
