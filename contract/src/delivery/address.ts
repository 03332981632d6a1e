import { ADDRESS_FIELDS, ADDRESS_KINDS, type AddressField } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { typed, type WireName, wireName } from "../kernel/index.ts";

/** A value for each field of an address, by the names of the wire. */
export type AddressRecord<Value> = Record<WireName<AddressField>, Value>;

function ofEachField<Schema>(schema: Schema): AddressRecord<Schema> {
  return Object.fromEntries(ADDRESS_FIELDS.map((name) => [wireName(name), schema])) as AddressRecord<Schema>;
}

export const addressId = z.uuid();

// Generous: `checkAddress` names each problem in Japanese; these only keep absurd sizes out.
const field = typed(300);
const mayBeLeftOut = z._default(field, "");

/** What a person types. The postal code and the telephone number are taken in any usual writing. */
export const addressInput = {
  ...ofEachField(field),
  company_name: mayBeLeftOut,
  postal_code: typed(20),
  prefecture: typed(20),
  building: mayBeLeftOut,
  room: mayBeLeftOut,
  phone: typed(40),
};

/** `postal_code` is 123-4567 and `phone` in national writing, 090-1234-5678. */
export const addressSchema = z.object({
  address_id: z.string(),
  ...ofEachField(z.string()),
  /** prefecture + city + street */
  address: z.string(),
  /** building + room */
  address2: z.string(),
  is_default: z.boolean(),
  kind: z.enum(ADDRESS_KINDS),
});

export type WireAddress = z.output<typeof addressSchema>;

export const addressList = z.object({ addresses: z.array(addressSchema) });
