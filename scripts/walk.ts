import { readFile } from "node:fs/promises";
import { stdout } from "node:process";
import { walk } from "./walk/walk.ts";

// `npm run walk -- https://shop.example.jp`: goes through an open shop as a customer would, from the front page into the cart and out again,
// and says how long each step took. Ends with 1 where a step fails or takes longer than SLOW_MS, so that a timer can tell somebody.
const [url = "http://localhost:8080"] = process.argv.slice(2);
const { WALK_EMAIL: email, WALK_PASSWORD: password, WALK_PASSWORD_FILE: file, SLOW_MS: slow = "5000" } = process.env;
const secret = password ?? (file && (await readFile(file, "utf8")).trim());
const steps = await walk(new URL(url).origin, email && secret ? { email, password: secret } : undefined);
for (const { name, ms, fault } of steps)
  stdout.write(`${fault ? "FAILED" : "ok    "} ${String(ms).padStart(6)} ms  ${name}${fault ? `: ${fault}` : ""}\n`);
const late = steps.filter(({ ms }) => ms > Number(slow));
if (late.length > 0) stdout.write(`late: ${late.map(({ name }) => name).join(", ")}\n`);
if (late.length > 0 || steps.some(({ fault }) => fault)) process.exitCode = 1;
