export type { WornSize } from "./worn-goods.ts";
export { WornStage } from "./worn-stage.tsx";
