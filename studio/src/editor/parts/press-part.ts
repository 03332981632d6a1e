import type { PressLook } from "../../press/index.ts";
import { createPart } from "./part.ts";

/** How the press prints colours; only paper goods need it. */
export const pressPart = createPart(async () => {
  const { fetchPressLook } = await import("../../press/fetch-press-look.ts");
  return fetchPressLook();
});

/** Undefined until it has been fetched. */
export function pressLook(): PressLook | undefined {
  const state = pressPart.state();
  return state.kind === "ready" ? state.module : undefined;
}
