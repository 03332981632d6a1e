export { dpiOf, pixelsAt, UM_PER_MM, type RectUm, type Um } from "./length.ts";
export { addTax, allocate, scale, taxContained, type BasisPoints, type Yen } from "./money.ts";
export { fail, ok, type Failure, type Result } from "./result.ts";
