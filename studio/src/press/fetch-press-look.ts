import { createPressLook, type PressLook } from "./press-look.ts";

/** In browsers: fetched where paper is designed, and nowhere else. */
export async function fetchPressLook(): Promise<PressLook> {
  const answer = await fetch(new URL("../../press/coated-tr006.look", import.meta.url));
  if (!answer.ok) throw new Error(`the table of the press was answered with ${answer.status}`);
  return createPressLook(new Uint8Array(await answer.arrayBuffer()));
}
