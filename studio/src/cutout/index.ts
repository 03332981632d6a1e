export { cutOutApart } from "./cut-out-apart.ts";
