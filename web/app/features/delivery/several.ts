export { SeveralChoice } from "./several/several-choice.tsx";
export { switchMode } from "./several/switch-mode.ts";
