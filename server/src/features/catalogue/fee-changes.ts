import { isDeepStrictEqual } from "node:util";
import {
  type CatalogueData,
  type CatalogueItem,
  type FeeBand,
  type FeeSteps,
  NAME_TAG_STEP,
  PERSONAL_KIND_NAMES,
  PERSONAL_KINDS,
  type PersonalKind,
  type SharedTables,
  TAG_STEPS,
  tagFeesOf,
} from "@surimono/domain/catalogue";
import type { StoredItem } from "./catalogue.store.ts";

/** What is printed on members' items, and how many there are. */
export interface MadeCount {
  readonly itemId: number;
  readonly methodId: number;
  readonly areaKindIds: readonly number[];
  readonly hasNameTag: boolean;
  readonly hasHangTag: boolean;
  readonly personalKinds: readonly PersonalKind[];
  readonly count: number;
}

/** A table of fees that prices items differently from now. */
export interface FeeChange {
  /** As `catalogue/fees/` calls it. */
  readonly table: string;
  readonly before: readonly FeeBand[];
  readonly after: readonly FeeBand[];
  readonly itemIds: ReadonlySet<number>;
  /** Whether the fee applies to it. */
  readonly concerns: (made: Omit<MadeCount, "count">) => boolean;
}

/** Which fees an import changes, by table. An item that switches to another table counts for that one. */
export function feeChanges(
  stored: readonly StoredItem[],
  { items }: Pick<CatalogueData, "items">,
  tables: SharedTables,
): FeeChange[] {
  const now = new Map(items.map((item) => [item.id, item]));
  const moved = stored.flatMap(({ item: before, withdrawn }) => {
    const after = now.get(before.id);
    return after === undefined || withdrawn ? [] : movesOf(before, after, tables);
  });
  const byTable = Map.groupBy(moved, ({ table, before }) => JSON.stringify([table, before]));
  return [...byTable.values()].flatMap((moves) => {
    const [first] = moves;
    if (first === undefined) return [];
    const { table, before, after } = first;
    return {
      ...{ table, before, after },
      itemIds: new Set(moves.map(({ itemId }) => itemId)),
      concerns: (made) => moves.some((move) => move.itemId === made.itemId && move.isPaidBy(made)),
    };
  });
}

interface Move extends Pick<FeeChange, "table" | "before" | "after"> {
  readonly itemId: number;
  readonly isPaidBy: FeeChange["concerns"];
}

function movesOf(before: CatalogueItem, after: CatalogueItem, tables: SharedTables): Move[] {
  return [
    ...printMoves(before, after, tables),
    ...tagMoves(before, after, tables),
    ...personalMoves(before, after, tables),
  ];
}

function printMoves(before: CatalogueItem, after: CatalogueItem, { printFees }: SharedTables): Move[] {
  return after.methods.flatMap(({ methodId, areas }) => {
    const areasBefore = before.methods.find((method) => method.methodId === methodId)?.areas ?? [];
    return areas.flatMap(({ areaKindId, fees }): Move[] => {
      const was = areasBefore.find((area) => area.areaKindId === areaKindId)?.fees;
      if (was === undefined || isDeepStrictEqual(was, fees)) return [];
      const table = nameIn(printFees, fees, (one) => one.methodId === methodId && one.areaKindIds.includes(areaKindId));
      const isPaidBy: Move["isPaidBy"] = (made) => made.methodId === methodId && made.areaKindIds.includes(areaKindId);
      return [{ itemId: after.id, table, before: was, after: fees, isPaidBy }];
    });
  });
}

/** A tag that is only added or removed has no fee to compare. */
function tagMoves(before: CatalogueItem, after: CatalogueItem, { tagFees }: SharedTables): Move[] {
  return TAG_STEPS.flatMap((step): Move[] => {
    const [was, fees] = [tagFeesOf(before, step), tagFeesOf(after, step)];
    if (was.length === 0 || fees.length === 0 || isDeepStrictEqual(was, fees)) return [];
    const table = nameIn(tagFees, fees, (one) => one.step === step);
    const isPaidBy: Move["isPaidBy"] = (made) => (step === NAME_TAG_STEP ? made.hasNameTag : made.hasHangTag);
    return [{ itemId: after.id, table, before: was, after: fees, isPaidBy }];
  });
}

/** What is newly sold with words of each piece's own, or not any more, has no fee to compare. */
function personalMoves(before: CatalogueItem, after: CatalogueItem, { personalFees }: SharedTables): Move[] {
  const [all, allBefore] = [after.personalFees, before.personalFees];
  if (!all || !allBefore) return [];
  return PERSONAL_KINDS.flatMap((kind): Move[] => {
    const [was, fee] = [allBefore[kind], all[kind]];
    if (was === fee) return [];
    const [name] = Object.entries(personalFees).find(([, one]) => isDeepStrictEqual({ ...one }, { ...all })) ?? [];
    const isPaidBy: Move["isPaidBy"] = (made) => made.personalKinds.includes(kind);
    const table = `${name} ${PERSONAL_KIND_NAMES[kind]}`;
    return [{ itemId: after.id, table, before: [{ from: 1, cost: was }], after: [{ from: 1, cost: fee }], isPaidBy }];
  });
}

/** The one table with these fees among those that could price it: no two for the same place are alike. */
function nameIn<Table extends { readonly fees: FeeSteps }>(
  tables: Readonly<Record<string, Table>>,
  bands: readonly FeeBand[],
  isIt: (table: Table) => boolean,
): string {
  const steps = Object.fromEntries(bands.map(({ from, cost }) => [from, cost]));
  const [name] = Object.entries(tables).find(([, one]) => isIt(one) && isDeepStrictEqual({ ...one.fees }, steps)) ?? [];
  if (name === undefined) throw new RangeError("no table has the fees of the item");
  return name;
}
