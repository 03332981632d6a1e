export { drawIn, grown, keepThin } from "./draw-in.ts";
export { type PixelRows, type Raster, rowsOf } from "./pixel-rows.ts";
export { whitePlate } from "./white-plate.ts";
