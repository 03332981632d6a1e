import { buildWeb } from "./build-web.ts";

try {
  await buildWeb((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
if (process.env.npm_lifecycle_event === "start") stopWithNpm();
// The server runs in this process, so that signals reach it directly.
await import(new URL("../server/src/main.ts", import.meta.url).href);

// npm sends signals to a shell that does not forward them, so the end of that shell counts as the signal.
function stopWithNpm() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
