import { buildWeb } from "./build-web.ts";

try {
  const wasBuilt = await buildWeb((line) => process.stdout.write(`${line}\n`));
  process.stdout.write(wasBuilt ? "The pages are built.\n" : "The pages are built already.\n");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
