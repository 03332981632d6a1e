export type { TurnedGoods } from "./turned-goods.ts";
export { TurningStage } from "./turning-stage.tsx";
export { isVessel } from "./vessel-shape.ts";
export { warmTurning } from "./warm-turning.ts";
