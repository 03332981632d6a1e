import type { saveAddress as saveCall, WireAddress } from "@surimono/contract/delivery";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { Address, AddressKind } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../platform/http/index.ts";
import * as store from "./addresses.store.ts";
import type { StoredAddress } from "./addresses.tables.ts";
import { presentAddress } from "./present-address.ts";
import { readAddress } from "./read-address.ts";

const MAX_ADDRESSES = 50;

/** Adds or replaces. There is always a default while there is an address. */
export async function saveAddress(
  { database, now }: Pick<Shop, "database" | "now">,
  userId: string,
  input: PayloadOf<typeof saveCall>,
) {
  const address = readAddress(input);
  if (!address.ok) return address;
  return database.inTransaction(async (tx) => {
    await store.lockAddressBook(tx, userId);
    const book = await store.listAddresses(tx, userId);
    // If its answer was lost, an address that is already there is saved again: it stays the same one.
    const old = book.find((row) =>
      input.address_id ? row.id === input.address_id : isOfKind(row, input.kind) && isSame(row, address.value),
    );
    if (input.address_id && !old) return fail("delivery/no-such-address");
    if (!old && book.length >= MAX_ADDRESSES) return fail("delivery/address-book-full");
    const kind = input.kind ?? old?.kind ?? "receiver";
    const others = book.filter((row) => row !== old);
    const isDefault =
      kind === "receiver" && (input.is_default || !others.some((row) => row.isDefault) || old?.isDefault === true);
    if (isDefault && !old?.isDefault) await store.clearDefault(tx, userId);
    const row = { userId, id: old?.id ?? newId(), ...address.value, isDefault, kind, updatedAt: now() };
    await store.writeAddress(tx, row);
    const next = old?.isDefault && !isDefault ? others.find(isReceiver) : undefined;
    if (next) await store.setDefault(tx, userId, next.id);
    return ok(presentAddress(row));
  });
}

const isReceiver = ({ kind }: Pick<StoredAddress, "kind">) => kind === "receiver";

/** Whoever does not say the kind wants a destination, which a sender's address is not. */
function isOfKind({ kind }: Pick<StoredAddress, "kind">, wanted: AddressKind | undefined): boolean {
  return wanted ? kind === wanted : kind !== "sender";
}

function isSame(row: StoredAddress, address: Address): boolean {
  return Object.entries(address).every(([field, value]) => row[field as keyof Address] === value);
}

export async function deleteAddress({ database }: Pick<Shop, "database">, userId: string, id: string) {
  return database.inTransaction(async (tx) => {
    await store.lockAddressBook(tx, userId);
    const book = await store.listAddresses(tx, userId);
    const gone = book.find((row) => row.id === id);
    if (!gone) return fail("delivery/no-such-address");
    await store.deleteAddress(tx, userId, id);
    const left = book.filter((row) => row !== gone);
    const newest = left.find(isReceiver);
    if (gone.isDefault && newest) await store.setDefault(tx, userId, newest.id);
    return ok(asList(left.map((row) => ({ ...row, isDefault: gone.isDefault ? row === newest : row.isDefault }))));
  });
}

export async function setDefaultAddress({ database }: Pick<Shop, "database">, userId: string, id: string) {
  return database.inTransaction(async (tx) => {
    await store.lockAddressBook(tx, userId);
    const row = await store.findAddress(tx, userId, id);
    // A sender's or a store's address is nobody's usual destination.
    if (!row || !isReceiver(row)) return fail("delivery/no-such-address");
    await store.clearDefault(tx, userId);
    await store.setDefault(tx, userId, id);
    return ok(asList(await store.listAddresses(tx, userId)));
  });
}

function asList(rows: readonly Parameters<typeof presentAddress>[0][]): { addresses: WireAddress[] } {
  return { addresses: rows.map(presentAddress) };
}
