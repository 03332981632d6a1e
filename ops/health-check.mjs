// Whether the process in this container lives: ends with 0 if it does.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
