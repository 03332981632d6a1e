import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

export const getLatestMaintenance = defineCall({
  name: "getLatestMaintenance",
  method: "GET",
  path: "/api/maintain/latest/one",
  summary: "The latest maintenance record: while its status is true, the pages send everybody to /maintain.",
  access: "guest",
  payload: nothing,
  answer: z.object({ status: z.boolean() }),
  failures: {},
});
