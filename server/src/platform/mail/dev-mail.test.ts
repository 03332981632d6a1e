import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devMailRoutes } from "./dev-mail.routes.ts";
import { openMail } from "./mail.ts";

let dataDir: string;
const http = fastify();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "surimono-mail-"));
  const mail = openMail({ dataDir, smtpUrl: undefined, mailFrom: "shop@surimono.example" }, { warn() {} });
  devMailRoutes(http, mail.folder as string);
});
afterAll(async () => {
  await http.close();
  await rm(dataDir, { recursive: true, force: true });
});

const read = async (url: string) => http.inject({ url });

test("an empty folder is an empty list", async () => {
  expect((await read("/dev/mail")).body).toContain("まだ手紙はありません");
});

test("letters are listed newest first and read with links that can be pressed, nothing in them being markup", async () => {
  const mail = openMail({ dataDir, smtpUrl: undefined, mailFrom: "shop@surimono.example" }, { warn() {} });
  await mail.send({ to: "a@example.com", subject: "一通目", text: "はじめ" });
  await mail.send({
    to: "a@example.com",
    subject: "二通目 <b>",
    text: "http://localhost/x?a=1&b=2\n<script>alert(1)</script>",
  });
  const list = (await read("/dev/mail")).body;
  expect(list.indexOf("二通目 &lt;b&gt;")).toBeLessThan(list.indexOf("一通目"));
  const address = /\/dev\/mail\/[\d-]+/.exec(list)?.[0] as string;
  const letter = (await read(address)).body;
  expect(letter).toContain('<a href="http://localhost/x?a=1&amp;b=2"');
  expect(letter).not.toContain("<script>");
});

test("a name leads nowhere else, and a half-written letter is left out", async () => {
  await writeFile(join(dataDir, "secret.json"), '{"subject":"secret","to":"x","text":"x","sentAt":"x"}');
  await writeFile(join(dataDir, "mail", "9999999999999-1-00001.json"), '{"subject":');
  for (const name of ["..%2Fsecret", "%2e%2e%2fsecret", "nothing", "9999999999999-1-00001"]) {
    expect((await read(`/dev/mail/${name}`)).statusCode).toBe(404);
  }
  expect((await read("/dev/mail")).statusCode).toBe(200);
});
