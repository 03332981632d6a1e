import { ADDRESS_FIELDS, type Address, type AddressField } from "./address-fields.ts";
import { normalizePostalCode } from "./postal-code.ts";
import { PREFECTURES } from "./prefectures.ts";

export interface AddressProblem {
  readonly field: AddressField;
  readonly code:
    | "delivery/required"
    | "delivery/too-long"
    | "delivery/disallowed-characters"
    | "delivery/invalid-postal-code"
    | "delivery/invalid-prefecture"
    | "delivery/invalid-phone";
}

const MAX_NAME = 40;
/** Prefecture, city and street together; building and room together (rule delivery-address-100). */
export const MAX_ADDRESS = 100;
export const MAX_ADDRESS2 = 200;

const REQUIRED: readonly AddressField[] = [
  "lastName",
  "firstName",
  "postalCode",
  "prefecture",
  "city",
  "street",
  "phone",
];
const WORDED: readonly AddressField[] = ["lastName", "firstName", "companyName", "city", "street", "building", "room"];

// What a courier's label can print: letters, digits and the marks of names and addresses; no emoji, no private use, no mark-up.
const PRINTABLE =
  /^[\p{L}\p{M}\p{N} 　々〆〇ー・･゛゜、。「」『』【】〜㈱㈲㈳㈹№℡〒,.()[\]\-‐‑–—―−~'’&#:@/+_!?*！＃％＆＇（）＊＋，－．／：？＠［］＿～]*$/u;

/**
 * The problems of an address, at most one for each field, in form order. A phone number is judged by its digits alone: the server knows more.
 */
export function checkAddress(address: Address): AddressProblem[] {
  const found = new Map<AddressField, AddressProblem["code"]>();
  const note = (field: AddressField, code: AddressProblem["code"]) => {
    if (!found.has(field)) found.set(field, code);
  };
  for (const field of REQUIRED) if (address[field].trim() === "") note(field, "delivery/required");
  for (const field of WORDED) if (!isPrintable(address[field])) note(field, "delivery/disallowed-characters");
  for (const field of ["lastName", "firstName"] as const)
    if (lengthOf(address[field]) > MAX_NAME) note(field, "delivery/too-long");
  if (lengthOf(address.companyName) > MAX_NAME * 2) note("companyName", "delivery/too-long");
  if (normalizePostalCode(address.postalCode) === undefined) note("postalCode", "delivery/invalid-postal-code");
  if (!PREFECTURES.includes(address.prefecture)) note("prefecture", "delivery/invalid-prefecture");
  if (lengthOf(addressLine(address)) > MAX_ADDRESS) note("street", "delivery/too-long");
  // The blank that joins the two was not typed by the customer.
  if (lengthOf(address.building + address.room) > MAX_ADDRESS2) note("building", "delivery/too-long");
  if (!/^\d{10,15}$/.test(address.phone.normalize("NFKC").replaceAll(/[^\d]/g, "")))
    note("phone", "delivery/invalid-phone");
  return ADDRESS_FIELDS.flatMap((field) => {
    const code = found.get(field);
    return code ? [{ field, code }] : [];
  });
}

/** Whether a courier's label can show the text. */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text);
}

/** Prefecture, city and street as one line (rule delivery-lines). */
export function addressLine(address: Pick<Address, "prefecture" | "city" | "street">): string {
  return address.prefecture + address.city + address.street;
}

/** Building and room as one line (rule delivery-lines). */
export function addressLine2(address: Pick<Address, "building" | "room">): string {
  return [address.building, address.room].filter(Boolean).join(" ");
}

/** Characters as a person counts them: 𠮷 is one. */
function lengthOf(text: string): number {
  return [...text].length;
}
