export { whitePlate } from "../plates/index.ts";
export { areaPdf } from "./area-pdf.ts";
export { drawArea, drawInInks, renderArea } from "./draw-area.ts";
export { encodePng } from "./encode-png.ts";
export { printGang } from "./gang/print-gang.ts";
export { createNodeAssets, createNodeSurface } from "./node-assets.ts";
export { drawPage } from "./page.ts";
export { printArea } from "./print-area.ts";
export { traceDesign, traceJob } from "./trace-design.ts";
