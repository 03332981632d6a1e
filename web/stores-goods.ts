/**
 * Whether the texts are those of a shop with a warehouse: as STORAGE_FEATURE says when the pages are built, otherwise those of the demo
 * do and those of a real firm do not (rule warehouse-off).
 */
export function storesGoods(): boolean {
  const said = process.env.STORAGE_FEATURE;
  return said ? said === "on" : !process.env.OPERATOR_FILE;
}
