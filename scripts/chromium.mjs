// Finds the browser of this machine. Plain JavaScript without packages: it also runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** Draws as the whole browser does without a window, and starts and walks a fifth quicker. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/**
 * The path of a Chromium that runs; undefined when there is none. CHROMIUM_PATH goes before all others.
 * @returns {string | undefined}
 */
export function findChromium() {
  return candidates().find((path) => existsSync(path) && answers(path));
}

/**
 * The same for journeys: the shell without a window where the machine has one.
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  return process.env.CHROMIUM_PATH || (findHeadlessShell() ?? findChromium());
}

/**
 * The shell alone.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return onPath(shells).find((path) => existsSync(path) && answers(path));
}

/**
 * Whether Japanese text would be drawn with real glyphs instead of empty boxes.
 * @returns {boolean}
 */
export function hasJapaneseFonts() {
  const listed = spawnSync("fc-list", [":lang=ja", "family"], { encoding: "utf8" });
  return process.platform !== "linux" || (listed.status === 0 && listed.stdout.trim() !== "");
}

function candidates() {
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return [process.env.CHROMIUM_PATH ?? "", ...onPath(names), mac, ...ofPlaywright()].filter((path) => path !== "");
}

/** @param {readonly string[]} wanted */
function onPath(wanted) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return ["/usr/bin", ...folders].flatMap((folder) => wanted.map((name) => join(folder, name)));
}

function ofPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), ".cache", "ms-playwright");
  if (!existsSync(cache)) return [];
  const builds = readdirSync(cache).filter((name) => name.startsWith("chromium-"));
  return builds.flatMap((name) =>
    ["chrome-linux", "chrome-linux64"].map((folder) => join(cache, name, folder, "chrome")),
  );
}

// Ubuntu's chromium-browser may be a script that only says how to install the snap.
/** @param {string} path */
function answers(path) {
  return spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 }).status === 0;
}
