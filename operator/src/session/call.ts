import { createCaller } from "@surimono/contract/kernel";
import { showWaiting } from "@surimono/ui/waiting.ts";
import { queryClient } from "./query-client.ts";
import { OPERATOR_KEY } from "./use-operator.ts";

export { orThrow } from "@surimono/contract/kernel";

/** The only way to the API. A session that has ended leads to the door, from wherever it is noticed. */
export const call = createCaller({
  baseUrl: "",
  token: () => undefined,
  userType: () => "b2c",
  fetch: (input, init) => globalThis.fetch(input, init),
  onFailure: ({ code }) => {
    if (code === "session/expired") queryClient.setQueryData(OPERATOR_KEY, null);
  },
  onWaiting: showWaiting,
});
