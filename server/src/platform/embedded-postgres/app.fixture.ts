import { startEmbeddedPostgres } from "./index.ts";

// A minimal app process: starts the database, says so, and stops it when told to.
const [dataDir = "", port = ""] = process.argv.slice(2);
const tell = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
try {
  const server = await startEmbeddedPostgres({ dataDir, port: Number(port), log: () => undefined });
  tell({ url: server.url, reused: server.reused });
  process.on("SIGTERM", () => server.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) });
}
