export { SeveralChoice } from "./several-choice.tsx";
export { switchMode } from "./switch-mode.ts";
