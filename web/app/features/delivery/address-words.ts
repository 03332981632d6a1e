import { type AddressRecord, addressMessages, type WireAddress } from "@surimono/contract/delivery";
import { fromWire, wireName } from "@surimono/contract/kernel";
import { ADDRESS_FIELDS, checkAddress } from "@surimono/domain/delivery";
import type { FieldErrors, Resolver } from "react-hook-form";

/** The form as typed, by the names of the wire. */
export type AddressWords = AddressRecord<string>;

export const ADDRESS_WORDS = ADDRESS_FIELDS.map(wireName);

export function wordsOf(address: Pick<WireAddress, keyof AddressWords> | undefined): AddressWords {
  return Object.fromEntries(ADDRESS_WORDS.map((name) => [name, address?.[name] ?? ""])) as AddressWords;
}

/** The same rules as on the server, one message for each wrong field. */
export const addressResolver: Resolver<AddressWords> = (typed) => {
  const problems = checkAddress(fromWire(ADDRESS_FIELDS, typed));
  const errors: FieldErrors<AddressWords> = {};
  for (const { field, code } of problems) {
    // The prefecture is chosen, not typed.
    const worded = field === "prefecture" ? "delivery/invalid-prefecture" : code;
    errors[wireName(field)] = { type: code, message: addressMessages[worded] };
  }
  return problems.length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};
