import { curve } from "./curve.ts";

/** A body 520 mm wide and 690 mm long: size M of the shop's shirts. */
export const BODY_HALF = 260;
export const HEM = 690;

/** From the shoulder's tip to the armpit, on the viewer's right. */
export const ARMHOLE = curve("234,46 228,92 226,138 231,186 243,222 261,246");
export const SHOULDER = curve("86,0 130,14 184,31 234,46");
