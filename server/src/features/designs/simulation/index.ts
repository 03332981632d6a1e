export { keepSimulation } from "./keep-simulation.ts";
export { openSimulation } from "./open-simulation.ts";
