import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { storeToken, token } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { clientLoader } from "./callback.tsx";

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  token.set(undefined);
  vi.unstubAllGlobals();
});

const comesTo = async () => {
  const request = new Request("http://shop.test/callback?handleLogin=true&redirectTo=%2Fcart");
  const answer = await Promise.resolve(clientLoader({ request } as never)).catch((thrown: unknown) => thrown);
  return (answer as Response).headers.get("location");
};

test.each([undefined, "of-a-session-that-is-over"])(
  "the provider's session is taken over, with %s in the browser",
  async (stale) => {
    const over = { status: 401, body: { error_code: "session/expired", message: "期限", request_id: "r" } };
    fakeApi({
      "/api/auth/login": () => (token.get() === "new-token" ? { user: consumer } : over),
      // A token that is over is refused here too.
      "/api/auth/take-session": () => (token.get() ? over : { token: "new-token" }),
      "/api/auth/login-log": { result: "ok" },
    });
    if (stale) storeToken(stale);
    expect(await comesTo()).toBe("/cart");
    expect(token.get()).toBe("new-token");
  },
);
