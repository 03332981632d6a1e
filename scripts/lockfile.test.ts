import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

type Names = Readonly<Record<string, string>>;

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly workspaces?: readonly string[];
}

const readJson = <Value>(path: string) => JSON.parse(readFileSync(join(root, path), "utf8")) as Value;
const { packages } = readJson<{ readonly packages: Readonly<Record<string, Locked>> }>("package-lock.json");
const { overrides } = readJson<{ readonly overrides: Names }>("package.json");
const rooms = ["", ...(packages[""]?.workspaces ?? [])];

/** Where Node would find the package, from the folder of another. */
function entryOf(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = `${folder}${folder && "/"}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return undefined;
  }
}

/** What npm must find in the lockfile, or `npm ci` refuses it. npm 10 let absent optional packages pass. */
function needs({ dependencies, devDependencies, optionalDependencies, ...peers }: Locked): Names {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = peers;
  const needed = Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional);
  return { ...Object.fromEntries(needed), ...dependencies, ...devDependencies, ...optionalDependencies };
}

describe("every npm from 10 on installs from the lockfile", () => {
  test("everything that a package asks for is in it, in the version asked for", () => {
    const wrong = Object.entries(packages).flatMap(([path, entry]) =>
      Object.entries(needs(entry)).flatMap(([name, asked]) => {
        const wanted = overrides[name] ?? asked;
        const found = entryOf(path, name);
        const isExact = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted);
        if (!found) return [`${path || "the root"}: ${name}@${wanted} is missing`];
        const { version, link } = packages[found] as Locked;
        return isExact && !link && version !== wanted ? [`${path}: ${name} is ${version}, not ${wanted}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(rooms)("it agrees with package.json of %j", (room) => {
    const { dependencies, devDependencies } = readJson<Locked>(join(room, "package.json"));
    const locked = packages[room];
    expect([locked?.dependencies, locked?.devDependencies]).toEqual([dependencies, devDependencies]);
  });
});

test("npm need not ask where a package lies: each has its address at the public registry, which npm takes from the configured one", () => {
  const wrong = Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .filter(([path, { name = path.slice(path.lastIndexOf("node_modules/") + 13), version, resolved }]) => {
      const file = `${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
      return resolved !== `https://registry.npmjs.org/${name}/-/${file}`;
    });
  expect(wrong.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
});

test("whatever is installed where the shop runs is checked against its hash", () => {
  const isOf = (said: readonly string[] | undefined, ours: string) => !said || said.includes(ours);
  const unchecked = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes("node_modules/") && !link && !integrity)
    .filter(([, entry]) => {
      const ours = isOf(entry.os, "linux") && isOf(entry.cpu, "x64") && isOf(entry.libc, "glibc");
      return ours || !entry.optional;
    });
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

describe("npm ci, without a network and with an empty cache,", () => {
  /** The answer of the npm of this machine, which asks nobody as long as the lockfile says everything. */
  function install(change: (folder: string) => void = () => undefined) {
    const folder = mkdtempSync(join(tmpdir(), "surimono-lockfile-"));
    try {
      for (const file of ["package.json", "package-lock.json", ".npmrc"]) cpSync(join(root, file), join(folder, file));
      for (const room of rooms.filter((name) => name !== "")) {
        mkdirSync(join(folder, room));
        cpSync(join(root, room, "package.json"), join(folder, room, "package.json"));
      }
      change(folder);
      const words = ["ci", "--offline", "--dry-run", "--ignore-scripts", "--cache", join(folder, "cache")];
      return spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test("takes the lockfile", () => {
    const { status, stderr } = install();
    expect(status, stderr).toBe(0);
  });

  test("would not take one that lacks a version which a room asks for", () => {
    const { status } = install((folder) => {
      const path = join(folder, "server/package.json");
      writeFileSync(path, readFileSync(path, "utf8").replace(/("pg": ")[^"]*/, "$10.0.1"));
    });
    expect(status).not.toBe(0);
  });
});
