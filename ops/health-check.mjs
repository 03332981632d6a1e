// Whether the process at this port lives: ends with 0 if it does. One that says nothing for ten seconds is stuck.
const asked = fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/healthz`, { signal: AbortSignal.timeout(10_000) });
const answer = await asked.catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
