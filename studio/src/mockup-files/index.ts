export { loadArt } from "./load-art.ts";
