export { openRateLimits, type RateLimit, type RateLimits } from "./rate-limit.ts";
