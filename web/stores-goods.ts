/**
 * Whether the texts are those of a shop with a warehouse: as STORAGE_FEATURE says when the pages are built, otherwise those of the demo
 * do and those of a real firm do not (rule warehouse-off).
 */
export function storesGoods(variables: Readonly<Record<string, string | undefined>>): boolean {
  const said = variables["STORAGE_FEATURE"];
  return said ? said === "on" : !variables["OPERATOR_FILE"];
}
