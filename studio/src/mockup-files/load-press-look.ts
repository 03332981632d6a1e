import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPressLook, type PressLook } from "../press/index.ts";

let look: PressLook | undefined;

/** How the press prints colours, from the table that the studio fetches. Read once per process; loads nothing native. */
export function loadPressLook(): PressLook {
  look ??= createPressLook(readFileSync(join(import.meta.dirname, "../../press/coated-tr006.look")));
  return look;
}
