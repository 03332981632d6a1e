import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The shop's example for nginx, in front of processes at these ports, without a certificate. */
export function plainExample(text: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(" ");
  return text
    .replaceAll(/^\s*server 127\.0\.0\.1:\d+ max_fails=0;\n/gm, "")
    .replace("least_conn;", `least_conn; ${servers}`)
    .replaceAll(/^\s*ssl_.*\n/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^server \{\s*listen 80;.*?^\}\n/ms, "");
}

/** Debian's nginx with the shop's example. Answers how to stop it. */
export async function openProxy(root: string, folder: string, port: number, ports: readonly number[]) {
  mkdirSync(folder, { recursive: true });
  // Its workers are another user.
  chmodSync(folder, 0o777);
  writeFileSync(
    join(folder, "shop.conf"),
    plainExample(readFileSync(join(root, "ops/nginx.conf"), "utf8"), port, ports),
  );
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;\nevents {}\nhttp { access_log off; ${temporary} include ${folder}/shop.conf; }\n`,
  );
  const env = { PATH: "/usr/local/sbin:/usr/sbin:/usr/bin:/bin" };
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { env, stdio: "inherit" });
  const exit = once(child, "exit");
  child.once("error", () => {});
  await once(child, "spawn").catch(() => {
    throw new Error("This rehearsal needs nginx on the machine: apt-get install nginx-light");
  });
  return async () => {
    child.kill("SIGQUIT");
    await exit;
  };
}
