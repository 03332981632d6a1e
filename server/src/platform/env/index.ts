export { ConfigurationError, type Env, readEnv } from "./env.ts";
export type { IdentityProvider } from "./identity-providers.ts";
export type { AiqSettings, InstagramSettings, YoutubeSettings } from "./social-networks.ts";
