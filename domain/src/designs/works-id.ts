/** One print area of one method of one item, as the design tool names it; its product ids end with suffix 5 (rule designs-works-id). */
export interface WorksRef {
  readonly itemId: number;
  readonly methodId: number;
  readonly areaKindId: number;
}

export function formatWorksId({ itemId, methodId, areaKindId }: WorksRef): string {
  return `${itemId}-${methodId}-${areaKindId}-5`;
}

/** Undefined when the text is not a works id. */
export function parseWorksId(text: string): WorksRef | undefined {
  const match = /^(\d{1,9})-(\d{1,9})-(\d{1,9})-5$/.exec(text);
  if (!match) return undefined;
  const [, itemId, methodId, areaKindId] = match.map(Number) as [number, number, number, number];
  return { itemId, methodId, areaKindId };
}

/** The stock-keeping unit before a size is chosen: item, colour and method. */
export interface SkuRef {
  readonly pku: string;
  readonly colorId: number;
  readonly methodId: number;
}

export function formatSku({ pku, colorId, methodId }: SkuRef): string {
  return `${pku}-${colorId}-${methodId}`;
}

/** Undefined when the text is not such a SKU. */
export function parseSku(text: string): SkuRef | undefined {
  const match = /^(\d{10})-(\d{1,9})-(\d{1,9})$/.exec(text);
  if (!match?.[1]) return undefined;
  return { pku: match[1], colorId: Number(match[2]), methodId: Number(match[3]) };
}
