export { showFanCount } from "./fan-count.ts";
