// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or newer) and with nothing installed yet:
// plain JavaScript, no packages. Afterwards node_modules/.bin/node is the pinned Node, which npm puts first on the PATH.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, findHeadlessShell, hasJapaneseFonts } from "./chromium.mjs";
import { missingTools } from "./print-tools.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

if (Number.parseInt(process.versions.node, 10) < 20) {
  say(`SURIMONO needs Node 20 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
await installPackages();
if (process.argv.includes("--browser")) await installBrowser();

async function installPackages() {
  const missing = whatIsMissing();
  if (missing === undefined) return;
  say(`Installing the packages: ${missing}. This takes about a minute.`);
  // Not `npm ci`: it refuses a lockfile that lacks the optional binaries of a platform which the registry did not have.
  // NODE_ENV=production and ignore-scripts in somebody's settings would leave out the build tools and the pinned Node.
  const flags = [
    "--include=dev",
    "--include=optional",
    "--ignore-scripts=false",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const code = await run("npm", ["install", "--no-save", ...flags], packageProgress);
  const left = whatIsMissing();
  if (code === 0 && left === undefined) return say("The packages are installed.");
  say(
    `The packages could not be installed${left ? `: ${left}` : ""}. Check the network and run \`npm install\` to see why.`,
  );
  process.exit(1);
}

/**
 * Compares what npm noted in node_modules with the lockfile; says what differs, and nothing when all is in place.
 * @returns {string | undefined}
 */
function whatIsMissing() {
  const installed = join(modules, ".package-lock.json");
  if (!existsSync(installed)) return "none are there yet";
  const present = packagesOf(installed);
  for (const [path, wanted] of Object.entries(packagesOf(join(root, "package-lock.json")))) {
    // A room that was added since: npm links it into node_modules.
    if (wanted.link && !existsSync(join(root, path))) return `${path.replace(/^.*node_modules\//, "")} is not linked`;
    if (!path.includes("node_modules/") || wanted.link || wanted.optional || wanted.peer) continue;
    if (present[path]?.version !== wanted.version)
      return `${path.replace(/^.*node_modules\//, "")} ${wanted.version} is missing`;
  }
  const pinned = spawnSync(join(modules, ".bin", "node"), ["--version"], { encoding: "utf8" });
  return pinned.status === 0 ? undefined : "the pinned Node is missing";
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

function packageProgress() {
  return `${existsSync(modules) ? readdirSync(modules).length : 0} packages laid out`;
}

async function installBrowser() {
  const needed = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(hasJapaneseFonts() ? [] : ["fonts-noto-cjk", "fontconfig"]),
  ];
  const tools = missingTools();
  if (needed.length + tools.length > 0) await installThrough(needed, tools);
  // Journeys are a sixth quicker with it. Of the systems with apt, Debian alone has it.
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell() && isDebian())
    await installThrough([], ["chromium-headless-shell"]);
  const without = missingTools();
  if (without.length > 0)
    say(`Without ${without.join(", ")} on this machine, the tests that hold print files against them are skipped.`);
  if (needed.length === 0) return;
  // Ubuntu's chromium package is only a pointer to a snap, which does not run in containers.
  if (!findChromium()) await runAll([join(modules, ".bin", "playwright"), "install", "chromium"]);
  const browser = findChromium();
  const lacking = [...(browser ? [] : ["a Chromium that runs"]), ...(hasJapaneseFonts() ? [] : ["Japanese fonts"])];
  if (lacking.length === 0) return say(`The tests use ${browser}.`);
  say(`\nThis machine still lacks ${lacking.join(" and ")}. Install what is missing and run \`npm test\` again:`);
  say("  Debian, Ubuntu:  sudo apt-get install chromium fonts-noto-cjk fontconfig");
  say("  Fedora:          sudo dnf install chromium google-noto-sans-cjk-fonts fontconfig");
  say("  Alpine:          sudo apk add chromium font-noto-cjk fontconfig");
  say("A Chromium elsewhere is named by CHROMIUM_PATH.");
  process.exit(1);
}

function isDebian() {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/**
 * One call for all of it; what the tests cannot do without is asked for once more by itself when that fails, since apt-get installs nothing
 * at all where one package is not to be had.
 * @param {string[]} needed
 * @param {string[]} tools
 */
async function installThrough(needed, tools) {
  say(`The tests ${needed.length > 0 ? "need" : "can use"} ${[...needed, ...tools].join(" and ")} on this machine.`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (!succeeds("apt-get", "--version") || (asRoot.length > 0 && !succeeds("sudo", "-n", "true"))) return;
  const apt = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=180"];
  const install = [...apt, "install", "-y", "--no-install-recommends"];
  const code = await runAll([...apt, "update"], [...install, ...needed, ...tools]);
  if (code !== 0 && needed.length > 0 && tools.length > 0) await runAll([...install, ...needed]);
}

/** @param {string[]} command */
function succeeds(...command) {
  return spawnSync(command[0] ?? "", command.slice(1), { stdio: "ignore" }).status === 0;
}

/**
 * Answers how the last one ended.
 * @param {string[][]} commands
 */
async function runAll(...commands) {
  let code = 0;
  for (const [command = "", ...args] of commands) code = await run(command, args, () => "still working");
  return code;
}

/**
 * Runs a command with its output shown, and a line now and then while it says nothing.
 * @param {string} command
 * @param {string[]} args
 * @param {() => string} progress
 * @returns {Promise<number>}
 */
function run(command, args, progress) {
  const started = Date.now();
  const beat = setInterval(() => say(`  ${Math.round((Date.now() - started) / 1000)} s, ${progress()}`), 5000);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(beat));
}
