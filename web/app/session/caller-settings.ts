import type { CallerSettings } from "@surimono/contract/kernel";
import { token } from "./token.ts";
import { currentUserType } from "./user-type.ts";

export const callerSettings: CallerSettings = {
  baseUrl: "",
  token: token.get,
  userType: currentUserType,
  // Looked up at each call, in case it has been wrapped since.
  fetch: (input, init) => globalThis.fetch(input, init),
};
