export { COMMANDS, runOperator } from "./run-operator.ts";
