// Whether the process at this address lives: ends with 0 if it does. One that says nothing for ten seconds is stuck.
const { HOST = "", PORT = "8080" } = process.env;
const everywhere = ["", "0.0.0.0", "::"].includes(HOST);
const host = everywhere ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
const asked = fetch(`http://${host}:${PORT}/healthz`, { signal: AbortSignal.timeout(10_000) });
const answer = await asked.catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
