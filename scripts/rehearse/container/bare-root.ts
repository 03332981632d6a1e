import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What the image without a shell has besides Node: Debian's C library, its certificates and time zones. */
const PACKAGES = ["libc6", "libgcc-s1", "libstdc++6", "libssl3", "libgomp1", "tzdata"];
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Makes that image's tree from this machine's own packages: nothing else of Debian is in it. */
export function layBareRoot(root: string, nodePath: string): void {
  for (const path of PACKAGES.flatMap(filesOf)) place(root, path, path);
  place(root, CERTIFICATES, CERTIFICATES);
  // This Node is linked as that of the image.
  place(root, realpathSync(process.execPath), nodePath);
  for (const [link, target] of LINKS) {
    mkdirSync(join(root, target), { recursive: true });
    execFileSync("ln", ["-sfn", target, join(root, link)]);
  }
  for (const folder of ["dev", "proc", "tmp", "home/nonroot"]) mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, "tmp"), 0o1777);
  writeFileSync(join(root, "etc/passwd"), "root:x:0:0::/root:\nnonroot:x:65532:65532::/home/nonroot:\n");
  writeFileSync(join(root, "etc/hosts"), "127.0.0.1 localhost\n");
}

/** Where the loader of programs looks, since Debian has one folder for all. */
const LINKS = [
  ["lib", "usr/lib"],
  ["lib64", "usr/lib64"],
] as const;

function filesOf(name: string): readonly string[] {
  const listed = execFileSync("dpkg", ["-L", name], { encoding: "utf8" }).split("\n");
  return listed.filter((path) => /^\/(usr\/)?(lib|lib64|share\/zoneinfo)\//.test(path) && statSync(path).isFile());
}

function place(root: string, from: string, to: string): void {
  const target = join(root, to.replace(/^\/lib/, "/usr/lib"));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(realpathSync(from), target);
}
