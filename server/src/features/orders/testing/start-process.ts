import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { freePort } from "../../../testing/free-port.ts";
import { waitUntil } from "./wait-until.ts";

const SOURCES = join(import.meta.dirname, "../../..");
const QUICKLY = ["--import", join(SOURCES, "quick-imports.mjs")];
const MAIN = join(SOURCES, "main.ts");

export interface ShopProcess {
  readonly baseUrl: string;
  readonly pid: number;
  callAs(token: string): Caller;
  /** SIGKILL: nothing is finished or reported. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The shop as `npm start` runs it, as a separate process on a shared database. It draws nothing ahead. */
export async function startProcess(variables: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...QUICKLY, MAIN], {
    env: { LOG_LEVEL: "silent", DRAW_AHEAD: "0", ...variables, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  await waitUntil("the start of a process", async () => {
    if (child.exitCode !== null) throw new Error(`the process ended: ${complaint}`);
    return fetch(`${baseUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return {
    baseUrl,
    pid: child.pid as number,
    callAs: (token) => createCaller({ baseUrl, token: () => token, userType: () => "b2c" }),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
