import { addressMessages, type WireAddress } from "@surimono/contract/delivery";
import { checkAddress } from "@surimono/domain/delivery";
import type { FieldErrors, Resolver } from "react-hook-form";

/** The form as typed, by the names of the wire. */
export interface AddressWords {
  last_name: string;
  first_name: string;
  company_name: string;
  postal_code: string;
  prefecture: string;
  city: string;
  street: string;
  building: string;
  room: string;
  phone: string;
}

const EMPTY: AddressWords = {
  last_name: "",
  first_name: "",
  company_name: "",
  postal_code: "",
  prefecture: "",
  city: "",
  street: "",
  building: "",
  room: "",
  phone: "",
};

export const ADDRESS_FIELDS = Object.keys(EMPTY) as (keyof AddressWords)[];

export function wordsOf(address: WireAddress | undefined): AddressWords {
  if (!address) return EMPTY;
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])) as unknown as AddressWords;
}

/** The same rules as on the server, one message for each wrong field. */
export const addressResolver: Resolver<AddressWords> = (typed) => {
  const problems = checkAddress({
    lastName: typed.last_name,
    firstName: typed.first_name,
    companyName: typed.company_name,
    postalCode: typed.postal_code,
    prefecture: typed.prefecture,
    city: typed.city,
    street: typed.street,
    building: typed.building,
    room: typed.room,
    phone: typed.phone,
  });
  const errors: FieldErrors<AddressWords> = {};
  for (const { field, code } of problems) {
    // A prefecture is chosen, not typed.
    const worded = field === "prefecture" ? "delivery/invalid-prefecture" : code;
    errors[field as keyof AddressWords] = { type: code, message: addressMessages[worded] };
  }
  return problems.length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};
