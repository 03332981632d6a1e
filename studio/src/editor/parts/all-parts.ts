import { createPart } from "./part.ts";

/** Those that finish a design come first. */
export const dialogPart = createPart(() => import("../frame/open-dialog.tsx"));
export const stampPart = createPart(() => import("../panels/shapes/stamp-panel.tsx"));
export const templatePart = createPart(() => import("../panels/shapes/template-panel.tsx"));
export const arrangePart = createPart(() => import("../panels/arrange/arrange-panel.tsx"));
export const qrPart = createPart(() => import("../panels/codes/qr-panel.tsx"));
export const goodsPart = createPart(() => import("../panels/goods/goods-panel.tsx"));

/** Prepares a photograph for upload. */
export const picturePart = createPart(() => import("../../pictures/index.ts"));

/** Chooses the inks of silk screen; other methods never need it. */
export const inksPart = createPart(() => import("../session/auto-inks.ts"));

/** The canvas as it will be printed, by silk screen or on paper. */
export const printedPart = createPart(() => import("../canvas/printed-stage.tsx"));

export const PARTS = [dialogPart, stampPart, templatePart, arrangePart, qrPart, goodsPart, picturePart];
