export { loadArt } from "./load-art.ts";
export { loadPressLook } from "./load-press-look.ts";
