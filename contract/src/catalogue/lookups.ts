import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { listOf } from "./list-of.ts";

/** Empty for id 0; missing in lists stored before lists had words. */
const description = z.optional(z.string());
export const sustainableMaterialSchema = z.object({ sustainable_material_id: z.int(), name: z.string(), description });
export const fabricTypeSchema = z.object({ fabric_type_id: z.int(), name: z.string(), description });
export const donationSchema = z.object({ donation_id: z.int(), name: z.string(), description: z.string() });

export const getSustainableMaterials = defineCall({
  name: "getSustainableMaterials",
  method: "GET",
  path: "/api/db/sustainable_materials",
  summary: "The sustainable materials that goods are searched by; id 0 means none.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: listOf(sustainableMaterialSchema),
  failures: {},
});

export const getFabricTypes = defineCall({
  name: "getFabricTypes",
  method: "GET",
  path: "/api/db/fabric_types",
  summary: "The fabrics that goods are searched by; id 0 means none.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: listOf(fabricTypeSchema),
  failures: {},
});

export const getDonations = defineCall({
  name: "getDonations",
  method: "GET",
  path: "/api/db/donations",
  summary: "Where a part of the price can go; id 0 means nowhere.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: listOf(donationSchema),
  failures: {},
});
