import type { TaxShare } from "../cart/index.ts";
import { type Day, slashedDay, type Yen } from "../kernel/index.ts";
import type { Issuer } from "./issuer.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "./kinds.ts";

export interface SheetLine {
  readonly name: string;
  /** Goods, size, colour, method. */
  readonly detail: string;
  readonly quantity: number;
  /** With tax, like every sum of a sheet. */
  readonly price: Yen;
  readonly amount: Yen;
  readonly rate: number;
}

interface Extra {
  readonly label: string;
  /** Negative for what is taken off. */
  readonly amount: Yen;
}

/** What belongs together: an order, or a parcel of it. */
export interface SheetGroup {
  /** Empty where there is one group alone. */
  readonly heading: string;
  readonly lines: readonly SheetLine[];
  readonly extras: readonly Extra[];
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/**
 * All that a document says, in words and sums as they are read. It is stored as it was issued; page and PDF are drawn from it alone, so
 * that they cannot differ, and nothing that changes in the shop reaches it.
 */
export interface DocumentSheet {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly number: string;
  /** The number of the one that it was first issued as; empty on that one. */
  readonly copy: string;
  readonly issued: Day;
  /** With 様 or 御中. */
  readonly recipient: string;
  readonly sum: Extra;
  readonly statement: string;
  readonly facts: readonly Fact[];
  readonly groups: readonly SheetGroup[];
  /** For each rate once (rule documents-tax). */
  readonly taxes: readonly TaxShare[];
  /** Where to pay; empty where nothing is to be paid by transfer. */
  readonly bank: readonly Fact[];
  readonly notes: readonly string[];
  readonly issuer: Pick<Issuer, "name" | "address" | "phone" | "email"> & { readonly registration: string };
}

/** What a sheet gets when it is issued, not before. */
export interface SheetHead {
  readonly number: string;
  readonly issued: Day;
  readonly issuer: Issuer;
  readonly copy: string;
}

export interface Addressee {
  readonly name: string;
  readonly honorific: "様" | "御中";
}

type Body = Pick<DocumentSheet, "statement" | "facts" | "groups" | "taxes"> &
  Partial<Pick<DocumentSheet, "bank" | "notes">> & {
    readonly amount: Yen;
    /** What the amount is called, where its kind says too little. */
    readonly sum?: string;
  };

const REDUCED_BELOW = 1_000;

export function sheetOf(kind: DocumentKind, head: SheetHead, to: Addressee, body: Body): DocumentSheet {
  const { title, sum } = DOCUMENT_KINDS[kind];
  const { name, address, phone, email, invoiceNumber: registration } = head.issuer;
  const isReduced = body.taxes.some(({ rate }) => rate < REDUCED_BELOW);
  return {
    kind,
    title,
    number: head.number,
    copy: head.copy,
    issued: head.issued,
    recipient: `${to.name} ${to.honorific}`,
    sum: { label: `${body.sum ?? sum}（税込）`, amount: body.amount },
    statement: body.statement,
    facts: body.facts,
    groups: body.groups.map((group) => ({ ...group, lines: group.lines.map(markReduced) })),
    taxes: body.taxes,
    bank: body.bank ?? [],
    notes: [...(body.notes ?? []), ...(isReduced ? ["※は軽減税率の対象です。"] : [])],
    issuer: { name, address, phone, email, registration },
  };
}

/** Another copy of what was issued, to the same or another name. */
export function copySheet(sheet: DocumentSheet, { number, issued, copy }: SheetHead, to: Addressee): DocumentSheet {
  return { ...sheet, number, issued, copy, recipient: `${to.name} ${to.honorific}` };
}

function markReduced(line: SheetLine): SheetLine {
  return line.rate < REDUCED_BELOW ? { ...line, name: `${line.name} ※` } : line;
}

export function dayFact(name: string, day: Day): Fact {
  return { name, value: slashedDay(day) };
}
