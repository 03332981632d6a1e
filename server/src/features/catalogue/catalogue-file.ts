import { areaShapeSchema, dieCutSchema } from "@surimono/contract/catalogue";
import { type CatalogueData, type ItemFile, METHOD_ORDER, type SharedTables } from "@surimono/domain/catalogue";
import * as z from "zod/mini";

const um = z.int();
const yen = z.int();
const name = z.string().check(z.minLength(1));
const rect = z.strictObject({ x: um, y: um, w: um, h: um });
const named = z.strictObject({ id: z.int(), name });
const described = z.extend(named, { description: z.string() });
/** The name by which other files refer to a table or a set. */
const tableName = z.string().check(z.regex(/^[a-z0-9-]+$/));

const sizeParts = { id: z.int(), name: z.string(), group: name, price: yen, width: um };
const color = z.strictObject({ id: z.int(), name, hex: z.string(), presetId: z.int() });
const conflicts = z.array(z.tuple([z.int(), z.int()]));
const methodId = z.union(METHOD_ORDER.map((id) => z.literal(id)));

const place = z.strictObject({
  areaKindId: z.int(),
  view: z.enum(["front", "back", "left", "right"]),
  rects: z.record(name, rect),
  tilt: z.optional(z.int()),
  bleed: um,
  safe: um,
  holes: z.optional(z.array(z.strictObject({ x: z.int(), y: z.int(), radius: um }))),
  shape: z.optional(areaShapeSchema),
  behind: z.optional(z.literal(true)),
  press: z.optional(z.literal(true)),
  dieCut: z.optional(dieCutSchema),
});

/** The id is of its content: `pictures/<id>.webp` where the catalogue is a folder. */
const picture = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  colorId: z.optional(z.int()),
  alt: name,
});

const item = z.strictObject({
  id: z.int(),
  pku: z.string(),
  name,
  description: name,
  kindId: z.int(),
  divisionId: z.int(),
  materialIds: z.array(z.int()),
  materialText: name,
  fabricTypeId: z.int(),
  sustainableMaterialId: z.optional(z.int()),
  donationId: z.optional(z.int()),
  weightText: name,
  silhouette: tableName,
  areas: tableName,
  tags: z.array(name),
  sizes: z.array(z.strictObject({ ...sizeParts, measurements: z.record(name, um) })),
  colorIds: z.array(z.int()),
  pictures: z.optional(z.array(picture)),
  methods: z.array(z.strictObject({ methodId, fees: z.array(tableName), colorIds: z.optional(z.array(z.int())) })),
  nameTagFees: z.optional(tableName),
  hangTagFees: z.optional(tableName),
  personalFees: z.optional(tableName),
  minimumQuantity: z.int(),
  maximumQuantity: z.int(),
  releasedOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/** A tag is goods too, without what only items on sale have. */
const tag = z.strictObject({
  id: z.int(),
  step: z.union([z.literal(2), z.literal(3)]),
  pku: z.string(),
  name,
  materialText: name,
  silhouette: tableName,
  sizes: z.array(z.strictObject({ ...sizeParts, measurements: z.array(z.strictObject({ name, length: um })) })),
  colors: z.array(color),
  methods: z.array(
    z.strictObject({
      methodId,
      colorIds: z.array(z.int()),
      areas: z.array(
        z.extend(place, { fees: z.array(z.strictObject({ from: z.int(), to: z.optional(z.int()), cost: yen })) }),
      ),
      conflicts,
    }),
  ),
});

const kind = z.strictObject({ id: z.int(), name, code: name, words: z.optional(z.array(name)) });

/** The shape of one file of `catalogue/items/`. `validateCatalogue` judges what the numbers mean together. */
export const itemFile = item as unknown as z.ZodMiniType<ItemFile>;

/** The shape of one file of `catalogue/areas/`. */
export const areasFile = z.record(
  tableName,
  z.strictObject({ areas: z.array(place), conflicts }),
) as unknown as z.ZodMiniType<SharedTables["areas"][string]>;

const feeSteps = z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), yen);

/** The files behind the other tables that items refer to, and their shapes. */
export const TABLE_FILES = {
  colors: ["lookups/colors.json", z.array(color)],
  printFees: [
    "fees/print.json",
    z.record(tableName, z.strictObject({ methodId, areaKindIds: z.array(z.int()), fees: feeSteps })),
  ],
  tagFees: ["fees/tags.json", z.record(tableName, z.strictObject({ step: tag.shape.step, fees: feeSteps }))],
  personalFees: ["fees/personal.json", z.record(tableName, z.strictObject({ name: yen, number: yen }))],
} as const satisfies Record<Exclude<keyof SharedTables, "areas">, readonly [string, z.ZodMiniType]>;

/** The file of `catalogue/lookups/` behind each list of the catalogue, and its shape. */
export const LOOKUP_FILES = {
  categories: ["categories", z.array(z.strictObject({ id: z.int(), name, kinds: z.array(kind) }))],
  displayCategories: [
    "display-categories",
    z.array(z.strictObject({ id: z.int(), name, code: name, displayed: z.boolean(), kindIds: z.array(z.int()) })),
  ],
  materials: ["materials", z.array(named)],
  fabricTypes: ["fabric-types", z.array(described)],
  sustainableMaterials: ["sustainable-materials", z.array(described)],
  donations: ["donations", z.array(described)],
  printMethods: [
    "print-methods",
    z.array(
      z.strictObject({
        id: methodId,
        name,
        ground: z.enum(["light", "dark", "any"]),
        choke: z.optional(z.int().check(z.minimum(0), z.maximum(2000))),
        summary: name,
        note: name,
      }),
    ),
  ],
  areaKinds: ["area-kinds", z.array(named)],
  presetColors: ["preset-colors", z.array(z.extend(named, { hex: z.string() }))],
  taxDivisions: ["tax-divisions", z.array(z.strictObject({ divisionId: z.int(), rate: z.int() }))],
  subsidiaryTags: ["subsidiary-tags", z.array(tag)],
} as const satisfies Record<Exclude<keyof CatalogueData, "items">, readonly [string, z.ZodMiniType]>;
