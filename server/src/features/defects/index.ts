export { answerDefect, type DefectAnswer } from "./answer-defect.ts";
export { defectsRoutes } from "./defects.routes.ts";
export { type Defect, listDefects, listInStates } from "./defects.store.ts";
export { finishRefunded } from "./finish-refunded.ts";
export { eraseDefects, forgetDefects } from "./forget-defects.ts";
export { photoKey } from "./photo-files.ts";
export { listPhotoFiles } from "./photo-files-of.store.ts";
export type { ReportedDefect } from "./report-defect.ts";
