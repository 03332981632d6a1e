export { isKeyBlack, withKeyBlack } from "./key-black.ts";
export { MOST_INK, PRESS_CONDITION } from "./press-condition.ts";
export { createPressLook, type PressLook } from "./press-look.ts";
