import {
  MAX_DETAIL,
  MAX_DRAWN_LINE,
  MAX_GRAIN,
  MAX_GRAIN_SIZE,
  MAX_LEVELS,
  MAX_PLATE_SHIFT,
  MAX_RULING,
  MIN_DRAWN_LINE,
  MIN_GRAIN_SIZE,
  MIN_LEVELS,
  MIN_RULING,
  SCREEN_ANGLES,
} from "@surimono/domain/designs";
import * as z from "zod/mini";

const between = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const ink = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const ruling = between(MIN_RULING, MAX_RULING);
const drawnLine = between(MIN_DRAWN_LINE, MAX_DRAWN_LINE);
const share = between(0, MAX_DETAIL);

/** What a picture is made into (rule designs-picture-effect). */
export const pictureEffect = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("posterise"), levels: between(MIN_LEVELS, MAX_LEVELS) }),
  z.strictObject({ kind: z.literal("duotone"), dark: ink, light: ink }),
  z.strictObject({
    kind: z.literal("grain"),
    size: between(MIN_GRAIN_SIZE, MAX_GRAIN_SIZE),
    strength: between(1, MAX_GRAIN),
  }),
  z.strictObject({ kind: z.literal("halftone"), ink, ruling, angle: z.literal(SCREEN_ANGLES) }),
  z.strictObject({ kind: z.literal("lines"), ink, width: drawnLine, detail: share }),
  z.strictObject({ kind: z.literal("woodcut"), ink, width: drawnLine, cover: share }),
  z.strictObject({
    kind: z.literal("riso"),
    inks: z.tuple([ink, ink]),
    screen: z.enum(["dots", "grain"]),
    ruling,
    shift: between(0, MAX_PLATE_SHIFT),
  }),
]);
