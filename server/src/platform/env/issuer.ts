import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Issuer } from "@surimono/domain/documents";

type Variables = Readonly<Record<string, string | undefined>>;

const SHIPPED = join(import.meta.dirname, "../../../../content/operator.json");
/** How the file in the repository names a shop that does not exist. */
const SAMPLE = /見本|ミホン|T0{13}|\.example"/;

const FIELDS: Readonly<Record<string, readonly [form: RegExp, meaning: string]>> = {
  name: [/\S/, "the name of the firm"],
  address: [/\S/, "its address"],
  phone: [/\d/, "its telephone number"],
  email: [/^\S+@\S+$/, "its mail address"],
  invoiceNumber: [/^T\d{13}$/, "T and the 13 digits of the qualified invoice"],
  "bank.name": [/\S/, "the name of the bank"],
  "bank.code": [/^\d{4}$/, "four digits"],
  "bank.branch": [/\S/, "the name of the branch"],
  "bank.branchCode": [/^\d{3}$/, "three digits"],
  "bank.kind": [/^(普通|当座)$/, "普通 or 当座"],
  "bank.number": [/^\d{7}$/, "seven digits"],
  "bank.holder": [/^[ァ-ヴー（）().．・\s\w]+$/u, "the holder in katakana"],
  "terms.monthsToPay": [/^[1-3]$/, "1 to 3"],
};

/** Of these the shop has usual values. */
const OPTIONAL: typeof FIELDS = {
  "terms.closingDay": [/^([1-9]|1\d|2[0-8]|31)$/, "1 to 28, or 31 for the last day of the month"],
  "terms.dueDay": [/^([1-9]|1\d|2[0-8]|31)$/, "1 to 28, or 31 for the last day of the month"],
  "terms.creditLimit": [/^\d{1,9}$/, "a number of yen"],
  // More is void towards consumers, and unusual towards businesses.
  "terms.lateInterest": [/^(?!0(\.0)?$)(\d|1[0-3])(\.\d)?$|^14(\.[0-6])?$/, "percent a year, from 0.1 to 14.6"],
};

/**
 * Who issues the documents, from the file that the texts of the pages are filled from as well. A shop that is open to customers
 * must not issue them in the name of the sample (rule documents-issuer).
 */
export function readIssuer(variables: Variables, production: boolean, problems: string[]): Issuer {
  const path = operatorFile(variables);
  const read = readJson(path);
  if (read === undefined) {
    problems.push(`OPERATOR_FILE ${path} cannot be read as JSON: copy content/operator.json and fill it in`);
    return read as never;
  }
  for (const [field, [form, meaning]] of Object.entries(FIELDS))
    if (!form.test(valueAt(read, field))) problems.push(`OPERATOR_FILE ${path}: ${field} must be ${meaning}`);
  for (const [field, [form, meaning]] of Object.entries(OPTIONAL)) {
    const value = valueAt(read, field);
    if (value !== "" && !form.test(value)) problems.push(`OPERATOR_FILE ${path}: ${field} must be ${meaning}`);
  }
  if (production && isSample(read))
    problems.push(`OPERATOR_FILE ${path} is the sample of a firm that does not exist: fill in the real one`);
  const { name, address, phone, email, invoiceNumber, bank, terms } = read as unknown as Issuer;
  return { name, address, phone, email, invoiceNumber, bank, terms };
}

/** Also where only the account, or the telephone number, was left as it is in the repository. */
function isSample(read: Readonly<Record<string, unknown>>): boolean {
  const sample = readJson(SHIPPED);
  const names = Object.keys(FIELDS).filter((field) => !SHARED.has(field));
  return SAMPLE.test(JSON.stringify(read)) || names.some((field) => valueAt(read, field) === valueAt(sample, field));
}

/** What a real firm may have in common with the sample. */
const SHARED = new Set(["bank.kind", "terms.monthsToPay"]);

export function operatorFile(variables: Variables): string {
  return resolve(variables["OPERATOR_FILE"] || SHIPPED);
}

function readJson(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, "utf8"));
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function valueAt(read: unknown, field: string): string {
  const value = field
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], read);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
