import type { PressTicket } from "@surimono/domain/floor";
import { expect, test } from "vitest";
import type { PackagePlan } from "../press.tables.ts";
import { packageEntries } from "./package-zip.ts";
import { sha256Of } from "./read-prints.ts";

const PNG = Buffer.from("a print");
const FILE = { kind: "print", name: "a_print.png", sha256: sha256Of(PNG), bytes: PNG.length } as const;
const TICKET: PressTicket = {
  ...{ schema: "surimono-press-ticket/1", order: "SR-1", unit: "00000001", dispatch_by: "2026-01-31" },
  ...{ item: { id: 1, name: "Tシャツ" }, color: { id: 1, name: "黒", hex: "#000000" }, size: { id: 1, name: "M" } },
  ...{ method: { id: 67, name: "転写", film: true, choke_mm: 0.17 }, press: null, dpi: 300, missing: [] },
  places: [
    {
      ...{ place: "chest", name: "胸", tag: false, view: "front", width_mm: 100, height_mm: 120, bleed_mm: 3 },
      ...{ png_bleed_mm: 3, mirrored: true, tilt_deg: 0, from_top_mm: 50, from_centre_mm: 0, files: [FILE] },
    },
  ],
};
const PLAN: PackagePlan = { tickets: [TICKET], keys: { [FILE.name]: "kept/print.png" } };
const OLD_HEAD =
  "注文番号,製品番号,発送予定日,商品,カラー,サイズ,印刷方法,場所,種類,幅mm,高さmm,上の線からmm,中央から右へmm,傾き度,ファイル,バイト,SHA-256";

async function indexOf(plan: PackagePlan): Promise<string[]> {
  for await (const { name, bytes } of packageEntries({ read: async () => PNG }, plan))
    if (name === "index.csv")
      return String(bytes)
        .replaceAll(/[\ufeff"]/g, "")
        .split("\r\n");
  throw new Error("no index");
}

test("a package of before marks were added is sent with the index it was made with (rule floor-press-same)", async () => {
  const [head, row] = await indexOf(PLAN);
  expect(head).toBe(OLD_HEAD);
  expect(row?.endsWith(`,${FILE.sha256}`)).toBe(true);
});

test("the index of a newer one says how its files look", async () => {
  const [head, row] = await indexOf({ ...PLAN, kept: {} });
  expect(head).toBe(`${OLD_HEAD},ファイルの塗り足しmm,左右反転`);
  expect(row?.endsWith(`,${FILE.sha256},3,済み`)).toBe(true);
});
