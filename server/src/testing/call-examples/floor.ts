import { randomUUID } from "node:crypto";
import type { CounterOrder } from "../counter-world.ts";
import type { FloorUnits } from "../floor-world.ts";

interface FloorExample {
  readonly payload: (world: { readonly floor: FloorUnits; readonly order: CounterOrder }) => object | Promise<object>;
  readonly fails?: string;
}

/** The calls of the workshop's floor: each takes another piece. */
export const floorExamples: Readonly<Record<string, FloorExample>> = {
  getFloor: { payload: () => ({}) },
  listUnits: { payload: () => ({ state: "ready", method_id: 1, dispatch_by: "2026-01-01" }) },
  getUnit: { payload: async ({ floor }) => ({ code: await floor.unitAt("received") }) },
  scanUnit: {
    payload: async ({ floor }) => ({
      ...{ scan_id: randomUUID(), station: "print", code: await floor.unitAt("ready") },
    }),
  },
  undoScan: {
    payload: () => ({ scan_id: randomUUID(), undoes: randomUUID() }),
    fails: "floor/nothing-to-undo",
  },
  rejectUnit: {
    payload: async ({ floor }) => ({
      ...{ scan_id: randomUUID(), code: await floor.unitAt("printed"), reason: "scorch", note: "" },
    }),
  },
  holdUnit: {
    payload: async ({ floor }) => ({ scan_id: randomUUID(), code: await floor.unitAt("ready"), reason: "糸くず" }),
  },
  releaseUnit: { payload: async ({ floor }) => ({ scan_id: randomUUID(), code: await floor.unitAt("held") }) },
};
