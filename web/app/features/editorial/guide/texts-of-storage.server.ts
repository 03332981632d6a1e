/**
 * The texts of a shop with a warehouse, or of one without: a part between lines `<!-- storage -->` and `<!-- /storage -->` is for the
 * first, one of `<!-- no-storage -->` for the other (rule warehouse-off).
 */
export function textsOfStorage(source: string, storesGoods: boolean): string {
  const chosen = source.replace(
    /^<!-- (no-)?storage -->\n([\s\S]*?)^<!-- \/\1storage -->\n/gm,
    (_, no: string | undefined, part: string) => (storesGoods === (no === undefined) ? part : ""),
  );
  const left = /<!-- \/?(no-)?storage -->/.exec(chosen);
  if (left) throw new Error(`${left[0]} has no other end, or no line of its own`);
  return chosen;
}
