export { ConfigurationError, type Env, readEnv } from "./env.ts";
