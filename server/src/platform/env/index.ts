export { ConfigurationError } from "./configuration-error.ts";
export { type Env, readEnv } from "./env.ts";
export type { IdentityProvider } from "./identity-providers.ts";
export { settingsOf } from "./settings-file.ts";
export type { AiqSettings, InstagramSettings, YoutubeSettings } from "./social-networks.ts";
export type { PushSettings, TraceSettings } from "./telemetry.ts";
