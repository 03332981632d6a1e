export { openCollector, type ToldSpan, told } from "./open-collector.ts";
