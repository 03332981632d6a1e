import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../../scripts/chromium.mjs";

/** A browser of this machine that opens one page without a window. */
export interface DrawingBrowser {
  /** A word. */
  readonly id: "chromium" | "gpu" | "firefox" | "webkit";
  readonly name: string;
  /** Ends it and removes its profile. */
  open(url: string): () => Promise<void>;
}

interface Command {
  readonly path: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Those that are installed. */
export function drawingBrowsers(): readonly DrawingBrowser[] {
  const chromium = findChromium();
  const firefox = firstOf(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
  const webkit = firstOf(
    ["4.1", "6.0", "4.0"].flatMap((version) => [
      `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      `/usr/lib/x86_64-linux-gnu/webkitgtk-${version}/MiniBrowser`,
    ]),
  );
  return [
    ...(chromium ? [inChromium("chromium", chromium, ["--disable-gpu"]), inChromium("gpu", chromium, GPU)] : []),
    ...(firefox ? [inFirefox(firefox)] : []),
    ...(webkit && existsSync(XVFB) ? [inWebKit(webkit)] : []),
  ];
}

/** SwiftShader takes the way through the GPU without one. */
const GPU = [
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--enable-gpu-rasterization",
  "--ignore-gpu-blocklist",
];
const QUIET = ["--headless", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"];

function inChromium(id: "chromium" | "gpu", path: string, flags: readonly string[]): DrawingBrowser {
  const name = `${versionOf(path)}, ${id === "gpu" ? "raster of the GPU (SwiftShader)" : "software raster"}`;
  return {
    ...{ id, name },
    open: (url) => inProfile((profile) => ({ path, args: [...QUIET, ...flags, `--user-data-dir=${profile}`, url] })),
  };
}

const NO_GREETING = ["browser.aboutwelcome.enabled", "datareporting.policy.dataSubmissionEnabled"];

function inFirefox(path: string): DrawingBrowser {
  return {
    ...{ id: "firefox", name: versionOf(path) },
    open: (url) =>
      inProfile((profile) => {
        writeFileSync(join(profile, "user.js"), NO_GREETING.map((name) => `user_pref("${name}", false);\n`).join(""));
        return { path, args: ["--headless", "--no-remote", "--profile", profile, url] };
      }),
  };
}

const XVFB = "/usr/bin/xvfb-run";

function inWebKit(path: string): DrawingBrowser {
  // Its sandbox needs rights that a container does not give; the page is our own.
  const env = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" };
  return {
    ...{ id: "webkit", name: versionOf(XVFB, "-a", path) },
    open: (url) => inProfile((profile) => ({ path: XVFB, args: ["-a", path, url], env: { ...env, HOME: profile } })),
  };
}

function inProfile(command: (profile: string) => Command): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "parity-profile-"));
  const { path, args, env } = command(profile);
  const started = spawn(path, args, { stdio: "ignore", detached: true, env: { ...process.env, ...env } });
  return async () => {
    await ended(started);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

/** With all of its processes, which are a group of their own. */
async function ended(started: ChildProcess): Promise<void> {
  if (started.pid === undefined || started.exitCode !== null) return;
  const exit = once(started, "exit");
  process.kill(-started.pid, "SIGKILL");
  await exit;
}

function versionOf(path: string, ...args: readonly string[]): string {
  return spawnSync(path, [...args, "--version"], { encoding: "utf8" }).stdout.trim() || path;
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
