import { getImageMagicToken, type OpenedDesign, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { choice } from "../../../testing/call-world.ts";
import { type TestShop, value } from "../../../testing/index.ts";

/** An empty design for the front of the T-shirt, opened through the API like the studio does. */
export async function startedDesign(shop: TestShop, call: Caller): Promise<OpenedDesign> {
  const begun = value(await call(getImageMagicToken, choice(shop)));
  return openAt(call, begun.url);
}

/** The design behind the studio's address. */
export async function openAt(call: Caller, url: string): Promise<OpenedDesign> {
  return value(await call(openDesign, { token: tokenIn(url) }));
}

export function tokenIn(url: string): string {
  return new URL(url, "http://shop").searchParams.get("token") ?? "";
}
