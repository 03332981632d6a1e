import type { Shop } from "../../../platform/http/index.ts";
import type { Identity } from "./identity.ts";

/** better-auth costs 40 MB and half a second, so the first sign-in loads it, not the start. */
export function openIdentity(shop: Pick<Shop, "env" | "database" | "log">): Identity {
  let loading: Promise<Identity> | undefined;
  const load = (): Promise<Identity> => {
    loading ??= import("./create-identity.ts").then(({ createIdentity }) => createIdentity(shop));
    return loading;
  };
  return {
    signIn: async (...args) => (await load()).signIn(...args),
    hashPassword: async (...args) => (await load()).hashPassword(...args),
    isPassword: async (...args) => (await load()).isPassword(...args),
    readVerificationToken: async (...args) => (await load()).readVerificationToken(...args),
    startExternal: async (...args) => (await load()).startExternal(...args),
    finishExternal: async (...args) => (await load()).finishExternal(...args),
    createVerificationToken: async (...args) => (await load()).createVerificationToken(...args),
    spendVerificationToken: async (...args) => (await load()).spendVerificationToken(...args),
    createResetToken: async (...args) => (await load()).createResetToken(...args),
    findResetLink: async (...args) => (await load()).findResetLink(...args),
  };
}
