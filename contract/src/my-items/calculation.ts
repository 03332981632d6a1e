import { BUYER_SHARE_MAX, BUYER_SHARE_MIN, FAN_COUNT_MAX } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

const fanCount = z.nullable(z.int().check(z.minimum(1), z.maximum(FAN_COUNT_MAX)));
/** In basis points: 100 is one in a hundred. */
const buyerShares = z.tuple([
  z.int().check(z.minimum(BUYER_SHARE_MIN), z.maximum(BUYER_SHARE_MAX)),
  z.int().check(z.minimum(BUYER_SHARE_MIN), z.maximum(BUYER_SHARE_MAX)),
]);
const calculation = z.strictObject({ fan_count: fanCount, buyer_shares: buyerShares });

export const getCalculation = defineCall({
  name: "getCalculation",
  method: "GET",
  path: "/api/my-item/calculation",
  summary:
    "With how many fans, and which shares of them as buyers, the bearer's profit is reckoned; null for no fans set.",
  access: "member",
  payload: nothing,
  answer: calculation,
  failures: {},
});

export const saveCalculation = defineCall({
  name: "saveCalculation",
  method: "PUT",
  path: "/api/my-item/calculation",
  summary: "Sets them; the shares come back rising.",
  access: "member",
  payload: calculation,
  answer: calculation,
  failures: {},
});
