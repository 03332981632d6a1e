export { ConfigurationError, type Env, readEnv } from "./env.ts";
export type { IdentityProvider } from "./identity-providers.ts";
