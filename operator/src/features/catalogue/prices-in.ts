/** One table of fees, whatever its kind: what it applies to, and the fee by its key. */
export interface Table {
  readonly name: string;
  readonly methodId: number | undefined;
  readonly places: readonly number[];
  /** 2 name tag, 3 hang tag. */
  readonly step: number | undefined;
  /** Where its fees are in the file. */
  readonly at: readonly string[];
  /** By the number of pieces from which they hold, or `name` and `number` of what each piece has of its own. */
  readonly fees: readonly (readonly [key: string, yen: number])[];
}

/** Undefined for a text that is not yet tables. */
export function pricesIn(text: string): Table[] | undefined {
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>).map(([name, value]) => tableOf(name, value));
  } catch {
    return undefined;
  }
}

function tableOf(name: string, value: unknown): Table {
  const {
    methodId,
    areaKindIds = [],
    step,
    fees,
  } = value as {
    methodId?: number;
    areaKindIds?: number[];
    step?: number;
    fees?: Record<string, number>;
  };
  const entries = Object.entries(fees ?? (value as Record<string, number>));
  return { name, methodId, places: areaKindIds, step, at: fees ? [name, "fees"] : [name], fees: entries };
}
