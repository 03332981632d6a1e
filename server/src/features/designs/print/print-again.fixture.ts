import { openFeatures } from "../../../features.ts";
import { openShop } from "../../../open-shop.ts";
import { readEnv } from "../../../platform/env/index.ts";
import { findVersion } from "../version/versions.store.ts";
import { printAll } from "./print-all.fixture.ts";
import type { LineToPrint } from "./print-order.ts";

// Prints a line in a separate process, like another machine: its own files, clock, time zone, language and thread pool.
const [databaseUrl = "", dataDir = "", orderText = ""] = process.argv.slice(2);
const order = JSON.parse(orderText) as { orderNumber: string; dispatchBy: string; lines: LineToPrint[] };
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const shop = await openShop({ env, databaseUrl, features: openFeatures });
await printAll(shop, order);
const printed = await findVersion(shop.database.db, order.lines[0]?.versionId ?? "");
process.stdout.write(
  `${JSON.stringify({ now: Date.now(), zone: new Date(0).getHours(), printedAt: printed?.printedAt })}\n`,
);
process.exit(0);
