export { type Deed, recorded } from "./recorded.ts";
