export { runOperator } from "./run-operator.ts";
