export { StillLifeStage } from "./still-life-stage.tsx";
