export { ConfigurationError, type Env, readEnv, type TraceSettings } from "./env.ts";
export type { IdentityProvider } from "./identity-providers.ts";
export type { AiqSettings, InstagramSettings, YoutubeSettings } from "./social-networks.ts";
