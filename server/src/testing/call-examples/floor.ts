import { randomUUID } from "node:crypto";
import type { CounterOrder } from "../counter-world.ts";
import type { FloorUnits } from "../floor-world.ts";

interface FloorExample {
  readonly payload: (world: { readonly floor: FloorUnits; readonly order: CounterOrder }) => object | Promise<object>;
  readonly fails?: string;
}

const NO_PACKAGE = "00000000-0000-7000-8000-000000000000";

const numbersOf = (number: string) =>
  Buffer.from(`お客様管理番号,伝票番号\r\n${number.replaceAll("-", "")}P1,123456789012\r\n`).toString("base64");

/** The calls of the workshop's floor: each takes another piece. */
export const floorExamples: Readonly<Record<string, FloorExample>> = {
  listShipments: { payload: () => ({ courier: "yamato" }) },
  exportShipments: {
    payload: ({ floor }) => ({ courier: "sagawa", parcels: [{ order_number: floor.packed, parcel_number: 1 }] }),
  },
  previewCourierResults: { payload: () => ({ courier: "yamato", file: "AAAA" }), fails: "floor/unreadable-result" },
  takeCourierResults: {
    payload: async ({ order }) => ({ courier: "yamato", file: numbersOf(await order.at("packed")) }),
  },
  getFloor: { payload: () => ({}) },
  listStuck: { payload: () => ({}) },
  listUnits: { payload: () => ({ state: "ready", method_id: 1, dispatch_by: "2026-01-01" }) },
  getUnitPhoto: {
    payload: async ({ floor }) => ({ code: await floor.unitAt("ready"), photo_id: randomUUID() }),
    fails: "floor/no-such-photo",
  },
  getUnit: { payload: async ({ floor }) => ({ code: await floor.unitAt("received") }) },
  scanUnit: {
    payload: async ({ floor }) => ({
      ...{ scan_id: randomUUID(), station: "print", code: await floor.unitAt("ready") },
    }),
  },
  openPaper: { payload: async ({ floor }) => ({ code: (await floor.batch()).batch, station: "print" }) },
  undoScan: {
    payload: () => ({ scan_id: randomUUID(), undoes: randomUUID() }),
    fails: "floor/nothing-to-undo",
  },
  rejectUnit: {
    payload: async ({ floor }) => ({
      ...{ scan_id: randomUUID(), code: await floor.unitAt("printed"), reason: "scorch", note: "" },
    }),
  },
  photographUnit: {
    payload: async ({ floor }) => ({ code: await floor.unitAt("printed"), photo: "AAAA" }),
    fails: "floor/not-checked",
  },
  listBatchGroups: { payload: () => ({ until: "2026-12-31" }) },
  makeBatches: { payload: () => ({ making_id: randomUUID(), until: "2026-01-01" }) },
  makeBatch: { payload: async ({ floor }) => ({ making_id: randomUUID(), codes: [await floor.unitAt("ready")] }) },
  listBatches: { payload: () => ({ state: "under-way", method_id: 1, after: "2026-01-01_1" }) },
  getBatch: { payload: async ({ floor }) => ({ batch: (await floor.batch()).batch }) },
  addToBatch: {
    payload: async ({ floor }) => ({
      ...{ batch: (await floor.batch()).batch, codes: [await floor.unitAt("ready")], reason: "急ぎ" },
    }),
  },
  takeOutOfBatch: {
    payload: async ({ floor }) => {
      const { batch, unit } = await floor.batch();
      return { batch, codes: [unit], reason: "急ぎ" };
    },
  },
  closeBatch: { payload: async ({ floor }) => ({ batch: (await floor.batch()).batch, reason: "機械の故障" }) },
  listBlanks: { payload: () => ({ until: "2026-12-31" }) },
  printPickList: { payload: async ({ floor }) => ({ batch: (await floor.batch()).batch }) },
  exportPurchases: { payload: () => ({ until: "2026-12-31" }) },
  saveBlankSource: {
    payload: () => ({
      ...{ item_id: 1, color_id: 0, size_id: 0, supplier: "丸高", item_code: "5001-01" },
      ...{ color_code: "", size_code: "", shelf: "A-3" },
    }),
  },
  countBlank: { payload: () => ({ item_id: 1, color_id: 1, size_id: 1, on_hand: 12 }) },
  listFloorMethods: { payload: () => ({}) },
  saveBatchRule: {
    payload: () => ({
      method_id: 67,
      by_day: true,
      by_item: false,
      by_color: false,
      by_size: false,
      most: 100,
      reason: "台の広さ",
    }),
  },
  savePressSetting: {
    payload: () => ({
      ...{ method_id: 67, ground: "cotton", pretreatment: "なし", temperature: 150, seconds: 15 },
      ...{ pressure: "中圧", finish: "冷めてからはがす", reason: "新しい機械" },
    }),
  },
  printPackingPapers: {
    payload: ({ floor }) => ({ paper: "labels", parcels: [{ order_number: floor.packed, parcel_number: 1 }] }),
  },
  printTickets: { payload: async ({ floor }) => ({ codes: [await floor.unitAt("ready")] }) },
  listPressPackages: { payload: () => ({ before: 99 }) },
  makePressPackage: { payload: async ({ floor }) => ({ codes: [await floor.unitAt("ready")] }) },
  getPressPackage: { payload: () => ({ package_id: NO_PACKAGE }), fails: "floor/no-such-package" },
  downloadPressPackage: { payload: () => ({ package_id: NO_PACKAGE }), fails: "floor/no-such-package" },
  layPressPackage: { payload: () => ({ package_id: NO_PACKAGE }), fails: "floor/no-hot-folder" },
  layPressSheets: { payload: () => ({ gang_id: NO_PACKAGE }), fails: "floor/no-hot-folder" },
  getPressSheets: { payload: () => ({ package_id: NO_PACKAGE }), fails: "floor/no-such-package" },
  makePressSheets: { payload: () => ({ package_id: NO_PACKAGE }), fails: "floor/no-such-package" },
  downloadPressSheet: {
    payload: () => ({ gang_id: NO_PACKAGE, number: 1, kind: "pdf" }),
    fails: "floor/no-such-sheet",
  },
  listPressLinks: { payload: () => ({ package_id: NO_PACKAGE }), fails: "floor/no-such-package" },
  makePressLink: {
    payload: () => ({ package_id: NO_PACKAGE, recipient: "東京プリント", days: 7 }),
    fails: "floor/no-such-package",
  },
  closePressLink: { payload: () => ({ link_id: NO_PACKAGE }), fails: "floor/no-such-link" },
  holdUnit: {
    payload: async ({ floor }) => ({ scan_id: randomUUID(), code: await floor.unitAt("ready"), reason: "糸くず" }),
  },
  releaseUnit: { payload: async ({ floor }) => ({ scan_id: randomUUID(), code: await floor.unitAt("held") }) },
};
