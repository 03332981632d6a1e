import {
  CROP_WHOLE,
  type DesignDocument,
  eachLayer,
  FULL_TURN,
  flattenLayers,
  type GroupLayer,
  type Layer,
  LIGHT_SIDE,
  MAX_ADJUSTMENT,
  MAX_COMBINED_DIGITS,
  MAX_COORDINATE,
  MAX_FONT_SIZE,
  MAX_GROUND_REACH,
  MAX_GROUND_RIM,
  MAX_GROUP_DEPTH,
  MAX_JOIN_SPACING,
  MAX_LAYER_SIDE,
  MAX_LAYERS_PER_AREA,
  MAX_LETTER_SPACING,
  MAX_LINE_HEIGHT,
  MAX_NAME_LENGTH,
  MAX_OUTLINE_WIDTH,
  MAX_PERSONAL_LENGTH,
  MAX_QR_LENGTH,
  MAX_SHADOW_OFFSET,
  MAX_STAMP_INKS,
  MAX_TEXT_LENGTH,
  MAX_TOUCH_RADIUS,
  MAX_WORN,
  MIN_FONT_SIZE,
  MIN_LAYER_SIDE,
  MIN_LETTER_SPACING,
  MIN_LINE_HEIGHT,
  MIN_PITCH,
  MIN_WORN,
  MOST_IN_TILE,
  MOST_SCREEN_INKS,
  MOST_TOUCH_POINTS,
  MOST_TOUCHES,
  NAME_SCRIPTS,
  OPAQUE,
} from "@surimono/domain/designs";
import * as z from "zod/mini";
import { id } from "../kernel/index.ts";
import { pictureEffect } from "./picture-effect.ts";

type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;

const between = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const shadowOffset = between(-MAX_SHADOW_OFFSET, MAX_SHADOW_OFFSET);
const outline = z.strictObject({ color, width: between(0, MAX_OUTLINE_WIDTH) });
/** Words of the customer; only U+0000 and lone surrogates are refused, since PostgreSQL cannot keep them. */
const words = (maximum: number) => z.string().check(z.maxLength(maximum), z.regex(/^[^\u0000\p{Cs}]*$/u));

const layerBase = {
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: words(MAX_NAME_LENGTH),
  x: between(-MAX_COORDINATE, MAX_COORDINATE),
  y: between(-MAX_COORDINATE, MAX_COORDINATE),
  width: between(MIN_LAYER_SIDE, MAX_LAYER_SIDE),
  height: between(MIN_LAYER_SIDE, MAX_LAYER_SIDE),
  rotation: between(0, FULL_TURN - 1),
  opacity: between(0, OPAQUE),
  flipX: z.boolean(),
  flipY: z.boolean(),
  locked: z.boolean(),
  hidden: z.boolean(),
};

const adjustment = between(-MAX_ADJUSTMENT, MAX_ADJUSTMENT);
const reach = between(0, MAX_GROUND_REACH);
const cropSide = between(1, CROP_WHOLE);
const cropStart = between(0, CROP_WHOLE - 1);
const crop = z
  .strictObject({ left: cropStart, top: cropStart, width: cropSide, height: cropSide })
  .check(z.refine(({ left, top, width, height }) => left + width <= CROP_WHOLE && top + height <= CROP_WHOLE));

/** Where a picture was cut down to what is shown of it, strokes may lie beside it. */
const strokePlace = between(-MAX_COORDINATE, MAX_COORDINATE);
const touch = z.strictObject({
  kind: z.enum(["gone", "kept"]),
  radius: between(1, MAX_TOUCH_RADIUS),
  softness: between(0, 100),
  points: z.array(strokePlace).check(
    z.minLength(2),
    z.maxLength(2 * MOST_TOUCH_POINTS),
    z.refine(({ length }) => length % 2 === 0),
  ),
});

const imageLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("image"),
  assetId: z.uuid(),
  pixelWidth: between(1, 100_000),
  pixelHeight: between(1, 100_000),
  crop: z.exactOptional(crop),
  mask: z.exactOptional(z.enum(["rounded", "ellipse", "triangle", "star", "heart"])),
  effect: z.exactOptional(pictureEffect),
  worn: z.exactOptional(between(MIN_WORN, MAX_WORN)),
  ground: z.exactOptional(
    z.strictObject({
      ...{ color, tolerance: reach, softness: reach, enclosed: z.exactOptional(z.literal(true)) },
      light: z.exactOptional(z.array(color).check(z.minLength(LIGHT_SIDE ** 2), z.maxLength(LIGHT_SIDE ** 2))),
      ...{ rim: z.exactOptional(between(1, MAX_GROUND_RIM)), lines: z.exactOptional(between(1, 255)) },
      touches: z.exactOptional(z.array(touch).check(z.minLength(1), z.maxLength(MOST_TOUCHES))),
    }),
  ),
  adjust: z.exactOptional(
    z.strictObject({
      brightness: adjustment,
      contrast: adjustment,
      saturation: adjustment,
      inverted: z.exactOptional(z.literal(true)),
      ink: z.exactOptional(color),
    }),
  ),
});

const personalParts = {
  fit: z.enum(["shrink", "break"]),
  room: between(MIN_FONT_SIZE, MAX_LAYER_SIDE),
};

/** Words of each piece's own. */
const personal = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("name"),
    maxLength: between(1, MAX_PERSONAL_LENGTH.name),
    script: z.exactOptional(z.enum(NAME_SCRIPTS)),
    ...personalParts,
  }),
  z.strictObject({ kind: z.literal("number"), maxLength: between(1, MAX_PERSONAL_LENGTH.number), ...personalParts }),
]);

const textLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("text"),
  text: words(MAX_TEXT_LENGTH * 2),
  fontId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  fontSize: between(MIN_FONT_SIZE, MAX_FONT_SIZE),
  color,
  direction: z.enum(["horizontal", "vertical"]),
  align: z.enum(["start", "center", "end"]),
  letterSpacing: between(MIN_LETTER_SPACING, MAX_LETTER_SPACING),
  lineHeight: between(MIN_LINE_HEIGHT, MAX_LINE_HEIGHT),
  outline: z.exactOptional(outline),
  shadow: z.exactOptional(z.strictObject({ color, x: shadowOffset, y: shadowOffset })),
  wrapWidth: z.exactOptional(between(MIN_FONT_SIZE, MAX_LAYER_SIDE)),
  curve: z.exactOptional(between(-FULL_TURN, FULL_TURN)),
  ruby: z.exactOptional(z.literal(true)),
  combinedDigits: z.exactOptional(between(1, MAX_COMBINED_DIGITS)),
  joinSpacing: z.exactOptional(between(0, MAX_JOIN_SPACING)),
  personal: z.exactOptional(personal),
});

const shapeLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("shape"),
  shape: z.enum(["rectangle", "ellipse", "triangle", "star", "heart", "line"]),
  fill: color,
  stroke: z.exactOptional(outline),
});

const stampLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("stamp"),
  stampId: z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)+$/), z.maxLength(64)),
  inks: z.array(color).check(z.minLength(1), z.maxLength(MAX_STAMP_INKS)),
});

const qrLayer = z.strictObject({
  ...layerBase,
  kind: z.literal("qr"),
  content: words(MAX_QR_LENGTH).check(z.minLength(1)),
  color,
  ground: z.exactOptional(color),
});

const plainLayers = [imageLayer, textLayer, shapeLayer, stampLayer, qrLayer] as const;

/** Its tile is small enough that a print job draws all of them. */
const repeat = z.strictObject({
  kind: z.enum(["straight", "half-drop", "half-brick", "mirror"]),
  pitchX: between(MIN_PITCH, MAX_LAYER_SIDE),
  pitchY: between(MIN_PITCH, MAX_LAYER_SIDE),
});

function isSmallTile({ repeat: tile, layers }: Pick<GroupLayer, "repeat" | "layers">): boolean {
  return tile === undefined || flattenLayers(layers).length <= MOST_IN_TILE;
}

/** Written out level by level, so that nothing deeper is even read. */
const layer = Array.from({ length: MAX_GROUP_DEPTH }).reduce<z.ZodMiniType<Mutable<Layer>, Mutable<Layer>>>(
  (inner) =>
    z.discriminatedUnion("kind", [
      ...plainLayers,
      z
        .strictObject({
          ...layerBase,
          kind: z.literal("group"),
          repeat: z.exactOptional(repeat),
          layers: z.array(inner).check(z.minLength(1), z.maxLength(MAX_LAYERS_PER_AREA)),
        })
        .check(z.refine(isSmallTile)),
    ]),
  z.discriminatedUnion("kind", plainLayers),
);

const areaDesign = z.strictObject({
  areaKindId: id,
  width: between(1, MAX_COORDINATE),
  height: between(1, MAX_COORDINATE),
  layers: z.array(layer).check(
    z.maxLength(MAX_LAYERS_PER_AREA),
    z.refine((layers) => eachLayer(layers).length <= MAX_LAYERS_PER_AREA),
  ),
  screen: z.exactOptional(
    z.strictObject({
      inks: z.array(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(32))).check(
        z.minLength(1),
        z.maxLength(MOST_SCREEN_INKS),
        z.refine((inks) => new Set(inks).size === inks.length),
      ),
      auto: z.exactOptional(z.literal(true)),
      halftone: z.exactOptional(z.literal(true)),
    }),
  ),
});

const schema = z.strictObject({
  schema: z.literal(1),
  itemId: id,
  methodId: id,
  colorId: id,
  areas: z.array(areaDesign).check(z.minLength(1), z.maxLength(16)),
  dieCut: z.exactOptional(z.strictObject({ margin: between(0, MAX_COORDINATE) })),
});

/** The one design document on the wire, as the domain's own type. Does not compile when the two drift apart. */
export const designDocument: z.ZodMiniType<DesignDocument, DesignDocument> = schema satisfies z.ZodMiniType<
  Mutable<DesignDocument>,
  Mutable<DesignDocument>
> as never;
