import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const env = join(import.meta.dirname, "../server/src/platform/env");
/** These are read by a common name. */
const OF_PROVIDERS = ["AUTH0B2C", "GOOGLE", "FACEBOOK"].flatMap((name) => [
  `${name}_CLIENT_ID`,
  `${name}_CLIENT_SECRET`,
]);

/** Every setting that the shop reads, by its name in the sources. */
export const KNOWN_SETTINGS: ReadonlySet<string> = new Set([
  ...OF_PROVIDERS,
  ...globSync("*.ts", { cwd: env })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(env, file), "utf8"))
    .flatMap((text) => [...text.matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b|"(?:PORT|HOST|ROLE|MIGRATE)"/g)])
    .map(([name]) => name.replaceAll('"', "")),
]);
