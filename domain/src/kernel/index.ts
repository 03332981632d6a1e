export { isPhone, plainEmail, plainPhone } from "./contact.ts";
export { dpiOf, pixelsAt, type RectUm, UM_PER_MM, type Um } from "./length.ts";
export { addTax, allocate, type BasisPoints, scale, taxContained, type Yen } from "./money.ts";
export { type Failure, fail, ok, type Result } from "./result.ts";
