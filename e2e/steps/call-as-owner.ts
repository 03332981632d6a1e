import { type Caller, createCaller, sealEnvelope } from "@surimono/contract/kernel";
import { signInDemoOperator } from "@surimono/contract/operators";
import type { RunningShop } from "../harness/shop.ts";

/** Calls as the demo's owner of the console. */
export async function callAsOwner(shop: RunningShop): Promise<Caller> {
  const body = JSON.stringify(sealEnvelope({}));
  const headers = { "content-type": "application/json" };
  const response = await fetch(shop.baseURL + signInDemoOperator.path, { method: "POST", headers, body });
  const [cookie = ""] = response.headers.getSetCookie()[0]?.split(";") ?? [];
  const send: typeof fetch = (input, init) => {
    const asOwner = new Headers(init?.headers);
    asOwner.set("cookie", cookie);
    return fetch(input, { ...init, headers: asOwner });
  };
  return createCaller({ baseUrl: shop.baseURL, token: () => undefined, userType: () => "b2c", fetch: send });
}
