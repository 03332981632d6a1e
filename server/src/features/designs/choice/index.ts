export { areaName } from "./area-name.ts";
export { checkPrintable, choiceNames } from "./check-printable.ts";
export { type DesignTarget, stepOf, tagVersion, targetOf, targetOfDocument } from "./design-target.ts";
export { type Choice, draftRow, readChoice } from "./item-choice.ts";
