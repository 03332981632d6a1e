import { createHash } from "node:crypto";
import { checkRoster, type RosterProblem, type RosterRow } from "@surimono/domain/cart";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { type PersonalFields, readPersonalWord } from "@surimono/domain/designs";
import { sizesOf } from "@surimono/domain/my-items";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { findOrderableItems } from "../../my-items/index.ts";
import type { StoredCartLine } from "../cart.tables.ts";
import { findItemOnSale } from "../price-lines.ts";
import { identityOf } from "../upkeep/close-cart.ts";

export type PersonalLine = StoredCartLine & { readonly personal: PersonalFields };

export function isPersonal(line: StoredCartLine): line is PersonalLine {
  return line.personal !== null;
}

/** A roster is that of all lines of one design, whatever their sizes. */
export function linesOfDesign(lines: readonly StoredCartLine[], line: StoredCartLine): StoredCartLine[] {
  return lines.filter((other) => identityOf({ ...other, sizeId: line.sizeId }) === identityOf(line));
}

/** Tells whether anything of a roster and its quantities was changed since. */
export function rosterState(lines: readonly StoredCartLine[]): string {
  const parts = lines.map(({ sizeId, quantity, roster }) => JSON.stringify([sizeId, quantity, roster]));
  return createHash("sha256").update(parts.toSorted().join()).digest("hex");
}

/** The sizes that a row may have. */
export async function rosterSizes(
  shop: Shop,
  queries: Queries,
  { userId, productId, itemId }: StoredCartLine,
): Promise<CatalogueItem["sizes"]> {
  const item = findItemOnSale(getCatalogue(shop), itemId);
  const [product] = await findOrderableItems(queries, userId, [productId]);
  return item ? sizesOf(item.sizes, product?.sizeIds ?? null) : [];
}

interface WireRow {
  readonly size_id: number;
  readonly name: string;
  readonly number: string;
}

/** As it is kept: a word that the design does not have is dropped. */
export function readRosterRow({ size_id, name, number }: WireRow, { personal }: PersonalLine): RosterRow {
  return {
    sizeId: size_id,
    name: personal.name ? readPersonalWord("name", name) : "",
    number: personal.number ? readPersonalWord("number", number) : "",
  };
}

/** What is wrong before any letter is set. */
export function findRosterProblems(
  rows: readonly RosterRow[],
  { personal }: PersonalLine,
  sizes: CatalogueItem["sizes"],
): RosterProblem[] {
  return checkRoster(rows, { fields: personal, sizeIds: sizes.map(({ id }) => id) });
}
