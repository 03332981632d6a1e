import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { defectParcelSchema, defectSchema } from "./defect.ts";
import { defectFailures } from "./failures.ts";

export const getDefects = defineCall({
  name: "getDefects",
  method: "GET",
  path: "/api/defect/list",
  summary: "What was reported of an own order, and what can be.",
  access: "member",
  payload: z.strictObject({ order_id: z.uuid() }),
  answer: z.object({ parcels: z.array(defectParcelSchema), reports: z.array(defectSchema) }),
  failures: pickFailures(defectFailures, "defects/no-such-order"),
});
