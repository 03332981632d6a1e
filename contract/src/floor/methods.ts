import { GROUNDS, MOST_IN_BATCH } from "@surimono/domain/floor";
import * as z from "zod/mini";
import { defineCall, done, id, nothing, typed } from "../kernel/index.ts";

const WORKS = { method: "POST", access: "operator", right: "floor.work", withCookies: true } as const;

const reason = typed(200, 1);

const rule = {
  by_day: z.boolean(),
  by_item: z.boolean(),
  by_color: z.boolean(),
  by_size: z.boolean(),
  /** Pieces of one batch. */
  most: z.int().check(z.minimum(1), z.maximum(MOST_IN_BATCH)),
};

const press = {
  ground: z.enum(GROUNDS),
  pretreatment: typed(200),
  /** Degrees Celsius; 0 for no press. */
  temperature: z.int().check(z.minimum(0), z.maximum(300)),
  seconds: z.int().check(z.minimum(0), z.maximum(3600)),
  pressure: typed(60),
  finish: typed(200),
};

export const listFloorMethods = defineCall({
  method: "GET",
  access: "operator",
  right: "orders.see",
  withCookies: true,
  name: "listFloorMethods",
  path: "/api/operator/floor/methods",
  summary: "The print methods: how each is batched, and what tickets say of the press.",
  payload: nothing,
  answer: z.object({
    methods: z.array(
      z.object({ method_id: z.int(), name: z.string(), rule: z.object(rule), press: z.array(z.object(press)) }),
    ),
  }),
  failures: {},
});

export const saveBatchRule = defineCall({
  ...WORKS,
  name: "saveBatchRule",
  path: "/api/operator/floor/batch-rule",
  summary: "What pieces of one batch share beside the print method, and how many go in one.",
  payload: z.object({ method_id: id, ...rule, reason }),
  answer: done,
  failures: {},
});

export const savePressSetting = defineCall({
  ...WORKS,
  name: "savePressSetting",
  path: "/api/operator/floor/press-setting",
  summary: "What tickets tell the hand at the press, by print method and what is printed on.",
  payload: z.object({ method_id: id, ...press, reason }),
  answer: done,
  failures: {},
});
