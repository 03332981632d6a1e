export { getMiles, listMileEntries } from "./miles.ts";
