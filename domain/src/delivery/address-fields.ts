/** The fields of an address in the order of the form. Type, wire, form and the copy on an order derive from this list. */
export const ADDRESS_FIELDS = [
  "lastName",
  "firstName",
  "companyName",
  "postalCode",
  "prefecture",
  "city",
  "street",
  "building",
  "room",
  "phone",
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Where something is sent. `postalCode` has seven digits, `phone` is E.164. */
export type Address = Readonly<Record<AddressField, string>>;

/** The address alone, of a record that holds more. */
export function addressOf(record: Address): Address {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, record[field]])) as Address;
}
