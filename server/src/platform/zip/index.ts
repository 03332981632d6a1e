export { openZip } from "./open-zip.ts";
export { writeZip, type ZipEntry } from "./write-zip.ts";
