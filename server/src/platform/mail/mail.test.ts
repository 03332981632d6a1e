import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import type { Jobs } from "../jobs/index.ts";
import { drawPictures, handleMailJob, type Letter, openMail } from "./index.ts";
import { htmlOf } from "./mail.ts";

const letter = {
  to: "すり子 <suriko@example.com>",
  subject: "ご注文ありがとうございます",
  text: "詳しくは\nhttp://localhost:8080/my-page/orders?x=1&y=2\n<b>",
};
const settings = { mailFrom: "SURIMONO 摺物 <shop@surimono.example>", dataDir: "" };
const log = { warn: vi.fn() };
const leftovers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clear of leftovers.splice(0)) await clear();
});

/** A mail server; answers its address. */
async function openServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  leftovers.push(() => new Promise((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test("speaks SMTP to a mail server, in UTF-8, with text and HTML", async () => {
  const received: string[] = [];
  const smtpUrl = await openServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await openMail({ ...settings, smtpUrl }, log).send({
    ...letter,
    replyTo: "asker@example.com",
  });
  expect(received).toHaveLength(1);
  const [message = ""] = received;
  expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(message).toContain("suriko@example.com");
  expect(message).toContain("multipart/alternative");
  expect(message).toMatch(/^Reply-To: asker@example.com\r$/m);
});

test("a letter that is tried again is known by its id", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "surimono-mail-"));
  leftovers.push(() => rm(dataDir, { recursive: true }));
  const mail = openMail({ ...settings, dataDir, smtpUrl: undefined }, log);
  for (const _try of [1, 2]) await mail.send(letter, "0198-job");
  await mail.send(letter);
  const sources = (await readdir(join(dataDir, "mail"))).filter((name) => name.endsWith(".eml")).sort();
  const ids = await Promise.all(
    sources.map(async (name) => /^Message-ID: (.*)$/m.exec(await readFile(join(dataDir, "mail", name), "utf8"))?.[1]),
  );
  expect(ids.slice(0, 2)).toEqual(["<0198-job@surimono.example>", "<0198-job@surimono.example>"]);
  expect(ids[2]).not.toContain("0198-job");
});

test("fails when no mail server answers, so that the job tries again", async () => {
  const mail = openMail({ ...settings, smtpUrl: "smtp://127.0.0.1:1" }, log);
  await expect(mail.send(letter)).rejects.toThrow();
});

test("an address that is not there is not tried again; whatever may pass or be mended is", async () => {
  const answers = [
    "550 5.1.1 <suriko@example.com>: no such user",
    "450 4.2.1 mailbox busy",
    "554 5.7.1 <suriko@example.com>: Relay access denied",
  ];
  const smtpUrl = await openServer({
    onRcptTo(_address, _session, done) {
      const answer = answers.shift() ?? "";
      done(Object.assign(new Error(answer.slice(4)), { responseCode: Number.parseInt(answer, 10) }));
    },
  });
  const mail = openMail({ ...settings, smtpUrl }, log);
  await mail.send(letter, "0198-job");
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ letter: "0198-job" }),
    expect.stringContaining("refuses"),
  );
  for (const _other of [1, 2]) await expect(mail.send(letter)).rejects.toThrow("rejected");
});

test("does not wait without end for a mail server that says nothing", async () => {
  const mute = createServer((socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  leftovers.push(async () => void mute.close());
  const { port } = mute.address() as AddressInfo;
  await expect(openMail({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` }, log).send(letter)).rejects.toThrow(
    /[Gg]reeting/,
  );
});

test("a mail server has ten minutes for each answer once it has greeted: it may have taken the letter already", async () => {
  const smtpUrl = await openServer({
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", done);
    },
  });
  const patience = vi.spyOn(Socket.prototype, "setTimeout");
  await openMail({ ...settings, smtpUrl }, log).send(letter);
  expect(patience.mock.calls.map(([ms]) => ms)).toContain(600_000);
  patience.mockRestore();
});

test("keeps letters in a folder of the owner's alone when there is no mail server", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "surimono-mail-"));
  leftovers.push(() => rm(dataDir, { recursive: true }));
  await openMail({ ...settings, dataDir, smtpUrl: undefined }, log).send(letter);
  const [eml = "", json = ""] = (await readdir(join(dataDir, "mail"))).sort();
  expect(JSON.parse(await readFile(join(dataDir, "mail", json), "utf8"))).toMatchObject(letter);
  const source = await readFile(join(dataDir, "mail", eml), "utf8");
  const html =
    Buffer.from(/text\/html[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? "", "base64").toString() || source;
  expect(html).not.toContain("\n<b>");
});

test("a picture goes inside the letter, above the words, and is no file to save", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "surimono-mail-"));
  leftovers.push(() => rm(dataDir, { recursive: true }));
  const mail = openMail({ ...settings, dataDir, smtpUrl: undefined }, log);
  const picture = {
    fileName: "picture-1.png",
    contentType: "image/png",
    bytes: Buffer.from("png"),
    shownAs: "海の<T>",
  };
  await mail.send({ ...letter, pictures: [{ versionId: "0198", name: "海の<T>" }] }, "0198-job", [picture]);
  const [name = ""] = (await readdir(join(dataDir, "mail"))).filter((file) => file.endsWith(".eml"));
  const message = await readFile(join(dataDir, "mail", name), "utf8");
  expect(message).toMatch(/^Content-Id: <picture-1.png>$/im);
  expect(message).toMatch(/^Content-Disposition: inline/im);
  expect(htmlOf("本文", [picture])).toContain(
    '<img src="cid:picture-1.png" alt="海の&lt;T&gt;" width="160" style="max-width:160px;height:auto"></p><p',
  );
  expect(htmlOf("本文", [{ fileName: "R-1.pdf" }])).not.toContain("<img");
});

test("the job draws what a letter is about; what cannot be drawn is left out", async () => {
  const sent: unknown[] = [];
  let handler: ((letter: Letter, job: { id: string }) => Promise<void>) | undefined;
  const jobs = { handle: (_kind: unknown, given: typeof handler) => (handler = given) } as unknown as Jobs;
  const mail = { folder: undefined, send: async (...told: unknown[]) => void sent.push(told) };
  handleMailJob(jobs, mail, async (versionId) => {
    if (versionId === "broken") throw new Error("no such art");
    return versionId === "gone" ? undefined : Buffer.from("png");
  });
  const pictures = ["gone", "broken", "there"].map((versionId) => ({ versionId, name: versionId }));
  await handler?.({ ...letter, pictures }, { id: "0198-job" });
  expect(sent).toMatchObject([[{ pictures }, "0198-job", [{ shownAs: "there", contentType: "image/png" }]]]);
});

test("a letter goes without the pictures whose drawing waits too long, for all of them together", async () => {
  const pictures = ["there", "waits", "waits"].map((versionId) => ({ versionId, name: versionId }));
  const draw = async (versionId: string) =>
    versionId === "there" ? Buffer.from("png") : new Promise<undefined>(() => undefined);
  expect(await drawPictures({ ...letter, pictures }, draw, 50)).toMatchObject([{ shownAs: "there" }]);
});
