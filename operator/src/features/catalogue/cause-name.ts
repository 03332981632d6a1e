import type { CatalogueFile } from "./goods-query.ts";

const CAUSES: Readonly<Record<CatalogueFile["versions"][number]["cause"], string>> = {
  folder: "お店の起動で読み込み",
  console: "管理画面から公開",
  command: "コマンドから公開",
  plan: "予約した時刻に公開",
  import: "フォルダーから取り込み",
};

export function causeName(cause: keyof typeof CAUSES): string {
  return CAUSES[cause];
}
