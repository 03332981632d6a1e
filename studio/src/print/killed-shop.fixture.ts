import { createJobRunner } from "./job-runner.ts";

// Reports the process that draws for it, gives it endless work, and waits to be killed.
const { run } = createJobRunner<string, number>(new URL("./crashing-worker.fixture.ts", import.meta.url));
const pid = await run("a");
void run("block").catch(() => undefined);
setTimeout(() => process.stdout.write(`${pid}\n`), 300);
