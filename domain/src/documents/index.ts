export type { Issuer } from "./issuer.ts";
