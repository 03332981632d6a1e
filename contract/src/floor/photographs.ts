import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { photoText, unitCodeText } from "./unit.ts";

export const photographUnit = defineCall({
  name: "photographUnit",
  method: "POST",
  access: "operator",
  right: "floor.work",
  withCookies: true,
  path: "/api/operator/floor/photograph",
  summary: "Keeps a picture of a checked piece, which its buyer sees on the order's page; another one takes its place.",
  payload: z.object({ code: unitCodeText, photo: photoText }),
  answer: z.object({ photo_id: z.string() }),
  failures: pickFailures(
    floorFailures,
    "floor/no-such-unit",
    "floor/not-checked",
    "floor/photo-unreadable",
    "floor/photo-busy",
  ),
});

const OF_BUYER = { method: "GET", access: "member" } as const;

export const listPiecePhotos = defineCall({
  ...OF_BUYER,
  name: "listPiecePhotos",
  path: "/api/order/piece-photos",
  summary: "The pictures that the workshop took of checked pieces of one of the member's orders, at most twelve.",
  payload: z.object({ order_id: z.uuid() }),
  answer: z.object({
    photos: z.array(
      z.object({
        photo_id: z.string(),
        /** Of the order. */
        line_id: z.string(),
        /** ISO time of the check. */
        checked_at: z.string(),
      }),
    ),
  }),
  failures: {},
});

export const getPiecePhoto = defineCall({
  ...OF_BUYER,
  name: "getPiecePhoto",
  path: "/api/order/piece-photo",
  summary: "A picture of a checked piece of one of the member's orders.",
  file: "image/jpeg",
  payload: z.object({ order_id: z.uuid(), photo_id: z.uuid() }),
  answer: z.any(),
  failures: pickFailures(floorFailures, "floor/no-such-photo"),
});
