import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");
// Debian has nginx where only root looks.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, SITE: "localhost" };
const isThere = (command: string, asked: string) => spawnSync(command, [asked], { env }).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "surimono-proxies-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("nginx takes its example", ({ skip }) => {
  if (!isThere("nginx", "-v")) skip("nginx is not on this machine");
  // Where Debian keeps these, only its own nginx may write.
  const ownFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  spawnSync("openssl", [...made, "-subj", "/CN=shop.example.jp", "-keyout", key, "-out", certificate]);
  writeFileSync(join(folder, "shop.conf"), text("ops/nginx.conf").replaceAll("/etc/ssl/surimono", folder));
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid;\nevents {}\nhttp { access_log ${folder}/log; ${ownFolders} include ${folder}/shop.conf; }\n`,
  );
  const { stderr } = spawnSync("nginx", ["-t", "-p", folder, "-c", join(folder, "nginx.conf")], {
    ...{ env, encoding: "utf8" },
  });
  expect(stderr).toContain("test is successful");
});

test.for(["ops/Caddyfile", "ops/compose/Caddyfile"])("Caddy takes %s", (path, { skip }) => {
  if (!isThere("caddy", "version")) skip("Caddy is not on this machine");
  cpSync(join(root, path), join(folder, "Caddyfile"));
  const asked = ["validate", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const { status, stderr } = spawnSync("caddy", asked, {
    ...{ env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }, encoding: "utf8" },
  });
  expect(status, stderr).toBe(0);
});
