export type { Metrics } from "./metrics.ts";
export { openMetrics } from "./open-metrics.ts";
