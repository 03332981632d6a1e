export { ConfigurationError, readEnv, type Env } from "./env.ts";
