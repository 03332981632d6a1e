const NAMES: Readonly<Record<string, string>> = {
  "fees/print.json": "プリントの料金表",
  "fees/tags.json": "タグの料金表",
  "fees/personal.json": "名入れの料金表",
  "lookups/colors.json": "色",
  "lookups/categories.json": "カテゴリーと種類",
  "lookups/display-categories.json": "売り場",
  "lookups/materials.json": "素材",
  "lookups/fabric-types.json": "生地",
  "lookups/sustainable-materials.json": "サステナブル素材",
  "lookups/donations.json": "寄付",
  "lookups/print-methods.json": "プリント方法",
  "lookups/area-kinds.json": "プリントする場所の名前",
  "lookups/preset-colors.json": "検索の色",
  "lookups/tax-divisions.json": "税率",
  "lookups/subsidiary-tags.json": "ネームタグとハングタグ",
};

/** What a file of the catalogue is called; an item has a name of its own. */
export function nameOfPath(path: string): string {
  if (path.startsWith("areas/")) return `プリントする場所：${path.slice("areas/".length, -".json".length)}`;
  return NAMES[path] ?? path;
}
