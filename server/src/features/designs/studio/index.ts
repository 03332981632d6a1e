export { type Opened, presentDesign } from "./present-design.ts";
export { studioFiles } from "./studio-files.ts";
export { toolAddress } from "./tool-address.ts";
export { readToolToken } from "./tool-token.ts";
