import * as z from "zod/mini";
import { defineCall, nothing, pickFailures, typed } from "../../kernel/index.ts";
import { catalogueFailures } from "./failures.ts";
import { cataloguePath, draftSchema, editionSchema, OF_CONSOLE } from "./shapes.ts";

export const GOODS_VIEWS = ["all", "sold", "drafts", "planned", "withdrawn"] as const;

export const listGoods = defineCall({
  ...OF_CONSOLE,
  name: "listGoods",
  method: "GET",
  path: "/api/operator/catalogue/goods",
  summary: "The items of the catalogue by their ids, fifty at a time. `text` is part of a name, an id or a pku.",
  right: "catalogue.see",
  payload: z.object({
    view: z._default(z.enum(GOODS_VIEWS), "all"),
    text: z.optional(typed(100)),
    /** `next` of the page before. */
    after: z.optional(cataloguePath),
  }),
  answer: z.object({
    goods: z.array(
      z.object({
        path: z.string(),
        item_id: z.nullable(z.int()),
        name: z.string(),
        state: z.enum(["sold", "withdrawn", "new"]),
        /** From so much, before tax; null for what was never sold. */
        price: z.nullable(z.int()),
        /** For its picture: of its first colour, or its first photograph. */
        color_id: z.nullable(z.int()),
        picture_id: z.nullable(z.string()),
        draft: z.nullable(draftSchema),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  failures: {},
});

export const listSharedFiles = defineCall({
  ...OF_CONSOLE,
  name: "listSharedFiles",
  method: "GET",
  path: "/api/operator/catalogue/shared",
  summary: "What items share: tables of fees, places of print, colours and other lists.",
  right: "catalogue.see",
  payload: nothing,
  answer: z.object({ files: z.array(z.object({ path: z.string(), draft: z.nullable(draftSchema) })) }),
  failures: {},
});

export const getCatalogueFile = defineCall({
  ...OF_CONSOLE,
  name: "getCatalogueFile",
  method: "GET",
  path: "/api/operator/catalogue/file",
  summary: "One file of the catalogue as it is sold, its draft, and every version with who published it.",
  right: "catalogue.see",
  payload: z.object({ path: cataloguePath }),
  answer: z.object({
    path: z.string(),
    item_id: z.nullable(z.int()),
    /** Of the file as it is sold; 0 for one that never was. */
    edition: z.int(),
    /** As it is sold; null for what is withdrawn or new. */
    text: z.nullable(z.string()),
    draft: z.nullable(z.extend(draftSchema, { text: z.nullable(z.string()) })),
    /** The highest that a size of the item ever had on sale: a new size counts on from there. 0 where none was. */
    last_size_id: z.int(),
    versions: z.array(z.extend(editionSchema, { is_removal: z.boolean() })),
  }),
  failures: pickFailures(catalogueFailures, "catalogue/no-such-file"),
});

export const getCatalogueChoices = defineCall({
  ...OF_CONSOLE,
  name: "getCatalogueChoices",
  method: "GET",
  path: "/api/operator/catalogue/choices",
  summary: "What the fields of an item can name, as it is sold.",
  right: "catalogue.see",
  payload: nothing,
  answer: z.object({
    kinds: z.array(z.object({ id: z.int(), name: z.string(), category: z.string() })),
    materials: z.array(z.object({ id: z.int(), name: z.string() })),
    fabric_types: z.array(z.object({ id: z.int(), name: z.string() })),
    sustainable_materials: z.array(z.object({ id: z.int(), name: z.string() })),
    donations: z.array(z.object({ id: z.int(), name: z.string() })),
    colors: z.array(z.object({ id: z.int(), name: z.string(), hex: z.string() })),
    methods: z.array(z.object({ id: z.int(), name: z.string() })),
    print_fees: z.array(z.object({ table: z.string(), method_id: z.int(), places: z.array(z.int()), from: z.int() })),
    name_tag_fees: z.array(z.string()),
    hang_tag_fees: z.array(z.string()),
    personal_fees: z.array(z.string()),
    silhouettes: z.array(
      z.object({ name: z.string(), sets: z.array(z.object({ name: z.string(), places: z.array(z.int()) })) }),
    ),
    places: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  failures: {},
});
