export { type DemoOperator, seedDemoOperator } from "./demo-operator.ts";
export { createFindOperator } from "./find-operator.ts";
export { operatorsRoutes } from "./operators.routes.ts";
