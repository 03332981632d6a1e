export { openTraces, type Traces } from "./open-traces.ts";
