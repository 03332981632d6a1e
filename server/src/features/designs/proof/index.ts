export { keepProof, tagsOf } from "./keep-proof.ts";
