import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFeatures } from "../features.ts";
import { openShop } from "../open-shop.ts";
import { readEnv } from "../platform/env/index.ts";

/** Opens a shop in the migrated database that is named and ends it: its catalogue and its queues stay there. */
const [databaseUrl = ""] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "surimono-shop-"));
const env = readEnv({ PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const shop = await openShop({ env, databaseUrl, features: openFeatures });
await shop.start();
await shop.stop();
await rm(dataDir, { recursive: true, force: true });
