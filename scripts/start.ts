import { buildWeb } from "./build-web.ts";

// The server runs in this very process, so that a signal reaches it without a go-between.
try {
  buildWeb((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import(new URL("../server/src/main.ts", import.meta.url).href);
