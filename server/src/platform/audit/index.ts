export { listDeedsOf, readDeedLines } from "./list-deeds.ts";
export { type Deed, recorded } from "./recorded.ts";
export { type DeedSearch, searchDeeds } from "./search-deeds.ts";
