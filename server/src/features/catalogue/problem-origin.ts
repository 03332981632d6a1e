import type { FeeSteps, ItemFile, SharedTables } from "@surimono/domain/catalogue";

/** Where a field of a whole item is written. */
export interface Origin {
  readonly path: string;
  readonly field: string;
}

/** The shared file behind a field of the item; undefined if it is in the item's own. */
export function originOf(file: ItemFile, tables: SharedTables, field: string): Origin | undefined {
  const [part = "", id = "", ...rest] = field.split(".");
  if (part === "colors") return { path: "lookups/colors.json", field: [id, ...rest].join(".") };
  if (part === "nameTagFees" || part === "hangTagFees") {
    const name = file[part];
    return name === undefined ? undefined : ofFees("fees/tags.json", name, tables.tagFees[name]?.fees, [id, ...rest]);
  }
  if (part === "personalFees" && file.personalFees !== undefined && id !== "")
    return { path: "fees/personal.json", field: [file.personalFees, id].join(".") };
  if (part !== "methods") return undefined;
  const set = `areas/${file.silhouette}.json`;
  const [list, place, inPlace, ...deeper] = rest;
  if (list === "conflicts") return { path: set, field: `${file.areas}.conflicts` };
  if (list !== "areas") return undefined;
  if (inPlace !== "fees") return { path: set, field: [file.areas, ...rest].join(".") };
  const names = file.methods.find(({ methodId }) => `${methodId}` === id)?.fees ?? [];
  const name = names.find((one) => tables.printFees[one]?.areaKindIds.includes(Number(place)));
  return name === undefined ? undefined : ofFees("fees/print.json", name, tables.printFees[name]?.fees, deeper);
}

/** A band of the item, by its index, is a step of the table, by its number of pieces. */
function ofFees(path: string, name: string, fees: FeeSteps = {}, [band]: readonly string[]): Origin {
  const step = Object.keys(fees)[Number(band)];
  return { path, field: [name, "fees", ...(step === undefined ? [] : [step])].join(".") };
}
