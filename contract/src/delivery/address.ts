import * as z from "zod/mini";
import { typed } from "../kernel/index.ts";

export const addressId = z.uuid();

// Generous: `checkAddress` names each problem in Japanese; these only keep absurd sizes out.
const field = typed(300);

/** What a person types. The postal code and the telephone number are taken in any usual writing. */
export const addressInput = {
  last_name: field,
  first_name: field,
  company_name: z._default(field, ""),
  postal_code: typed(20),
  prefecture: typed(20),
  city: field,
  street: field,
  building: z._default(field, ""),
  room: z._default(field, ""),
  phone: typed(40),
};

export const addressSchema = z.object({
  address_id: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  company_name: z.string(),
  /** 123-4567 */
  postal_code: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  room: z.string(),
  /** National writing: 090-1234-5678. */
  phone: z.string(),
  /** prefecture + city + street */
  address: z.string(),
  /** building + room */
  address2: z.string(),
  is_default: z.boolean(),
});

export type WireAddress = z.output<typeof addressSchema>;

export const addressList = z.object({ addresses: z.array(addressSchema) });
