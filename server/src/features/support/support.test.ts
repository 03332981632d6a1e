import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sendInquiry } from "@surimono/contract/editorial";
import {
  answerTicket,
  getTicket,
  getTicketFile,
  listTemplates,
  listTickets,
  moveTicket,
  noteTicket,
  saveTemplate,
} from "@surimono/contract/support";
import { DAY_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { waitForLetter } from "../members/testing/index.ts";
import { answerTicket as keepAnswer } from "./answer-ticket.ts";
import { forgetOldTickets } from "./forget-tickets.ts";
import { letter, letterWithFile } from "./letter.fixture.ts";
import { takeMail } from "./take-mail.ts";

const SECRET = "between-the-mail-server-and-the-shop";

let shop: TestShop;
let now = new Date("2026-11-23T03:00:00Z");
beforeAll(async () => {
  const variables = { SUPPORT_MAIL: "support+*@shop.example", SUPPORT_MAIL_SECRET: SECRET };
  shop = await openTestShop({ now: () => now, variables });
});
afterAll(() => shop.stop());

const stored = () => readdirSync(join(shop.dataDir, "files/support"), { recursive: true });
const asked = { name: "摺木 みどり", phone: "03-1234-5678", topic: "order" } as const;

async function ask(email: string, message = "届く日を教えてください。") {
  const { call } = await shop.asOperator("support");
  value(await shop.callAs()(sendInquiry, { ...asked, email, message }));
  const [row] = value(await call(listTickets, { view: "all", text: email })).tickets;
  if (!row) throw new Error("no ticket");
  return {
    call,
    ticket_id: row.ticket_id,
    read: async () => value(await call(getTicket, { ticket_id: row.ticket_id })),
  };
}

async function send(raw: string, secret = SECRET) {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "message/rfc822" };
  const response = await fetch(`${shop.baseUrl}/api/support/mail`, { method: "POST", headers, body: raw });
  return { status: response.status, taken: ((await response.json()) as { taken: unknown }).taken };
}

test("an inquiry is a ticket, answered by a letter that leads back to it (rule support-ticket)", async () => {
  const { call, ticket_id, read } = await ask("midori@example.com");
  await waitForLetter(join(shop.dataDir, "mail"), "midori@example.com");
  const one = await read();
  expect(one).toMatchObject({
    ticket: { state: "open", name: asked.name, owner: null, kind: "inquiry" },
    phone: "03-1234-5678",
    entries: [{ kind: "customer", text: "届く日を教えてください。" }],
  });
  const seen = one.entries[0]?.entry_id ?? "";
  const note = { ticket_id, request_key: randomUUID(), text: "工房に確認中" };
  for (const _twice of [1, 2]) value(await call(noteTicket, note));
  value(await call(answerTicket, { ticket_id, text: "金曜日です。", turn: "waiting", read: seen }));
  const sent = await waitForLetter(join(shop.dataDir, "mail"), "midori@example.com", 2);
  expect(sent.subject).toContain(one.reference);
  expect(sent).toMatchObject({ replyTo: `support+${one.reference}@shop.example` });
  expect(sent.text).toContain("金曜日です。");
  expect(sent.text).not.toContain("工房に確認中");
  const after = await read();
  expect(after.ticket).toMatchObject({ state: "waiting", is_mine: true });
  expect(after.entries.map(({ kind }) => kind)).toEqual(["customer", "note", "answer"]);
  // The letter to the shop itself never says so, but the deed does, and without the customer's words.
  const { rows } = await shop.shop.database.db.execute(sql`
    select action, before, after from operator_deeds where subject_kind = 'ticket' and subject_id = ${ticket_id} order by id`);
  expect(rows.map(({ action }) => action)).toEqual(["noteTicket", "noteTicket", "answerTicket"]);
  expect(JSON.stringify(rows)).not.toMatch(/金曜日|摺木|midori/);
});

test("files go with an answer and stay with it; what they are not named is refused, and nothing is sent (rule support-answer)", async () => {
  // By letter: the form takes few questions an hour.
  await send(letter({ From: "files@example.com", To: "shop@surimono.example", Subject: "図" }, "配置図をください。"));
  const { call } = await shop.asOperator("support");
  const [row] = value(await call(listTickets, { view: "all", text: "files@example.com" })).tickets;
  const ticket_id = row?.ticket_id ?? "";
  const read = async () => value(await call(getTicket, { ticket_id }));
  const seen = (await read()).entries[0]?.entry_id ?? "";
  const pdf = Buffer.from("%PDF-1.7\n% 見本\n");
  const send_ = (files: { name: string; file: string }[]) =>
    call(answerTicket, { ticket_id, text: "図をお送りします。", turn: "waiting", read: seen, files });
  const named = { name: "配置図.pdf", file: pdf.toString("base64") };
  for (const wrong of [
    { ...named, name: "配置図.png" },
    { name: "a.pdf", file: Buffer.from("MZ").toString("base64") },
  ])
    expect(await send_([named, wrong])).toMatchObject({ failure: { code: "support/file-not-possible" } });
  expect((await read()).entries).toHaveLength(1);
  value(await send_([named]));
  await waitForLetter(join(shop.dataDir, "mail"), "files@example.com", 1);
  const answer = (await read()).entries[1];
  expect(answer?.files).toEqual([{ position: 1, name: "配置図.pdf", byte_size: pdf.length }]);
  const kept = value(await call(getTicketFile, { ticket_id, entry_id: answer?.entry_id ?? "", position: 1 })) as Blob;
  expect(Buffer.from(await kept.arrayBuffer())).toEqual(pdf);
  // What throws keeps no file: the database refuses this text.
  const before = stored();
  const last = answer?.entry_id ?? "";
  const broken = { ticketId: ticket_id, text: "\0", turn: "closed" as const, read: last, files: [named] };
  const operator = { id: randomUUID(), name: "担当" };
  await expect(keepAnswer(shop.shop, { ...broken, operator }, new Date())).rejects.toThrow();
  expect(stored()).toEqual(before);
  const folder = join(shop.dataDir, "mail");
  const letters = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const eml = letters
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => text.includes("files@example.com"));
  expect(eml.filter((text) => text.includes("application/pdf") && text.includes(pdf.toString("base64")))).toHaveLength(
    1,
  );
});

test("a letter finds its ticket by the reference or the sender, once, and opens it again (rule support-mail)", async () => {
  const { call, ticket_id, read } = await ask("reply@example.com");
  const { reference, entries } = await read();
  value(
    await call(answerTicket, { ticket_id, text: "いかがですか。", turn: "closed", read: entries[0]?.entry_id ?? "" }),
  );
  const base = {
    From: "Midori <Reply@example.com>",
    To: "shop@surimono.example",
    "Content-Type": "text/plain; charset=utf-8",
  };
  const first = letter(
    { ...base, Subject: `Re: ${reference.toUpperCase()}`, "Message-ID": "<1@example.com>" },
    "はい\r\n\r\n> いかがですか。",
  );
  expect(await send(first)).toEqual({ status: 200, taken: "threaded" });
  expect(await send(first)).toEqual({ status: 200, taken: "known" });
  expect((await read()).ticket.state).toBe("open");
  expect((await read()).entries.at(-1)).toMatchObject({ kind: "customer", by: "", text: "はい" });
  // From elsewhere, but with the reference in the address: kept with who it was.
  const second = {
    ...base,
    From: "boss@example.com",
    To: `support+${reference}@shop.example`,
    "Message-ID": "<2@example.com>",
  };
  expect((await send(letter(second, "私からも"))).taken).toBe("threaded");
  expect((await read()).entries.at(-1)).toMatchObject({ by: "boss@example.com", text: "私からも" });
  // Without one: by the sender.
  expect((await send(letter({ ...base, Subject: "追伸", "Message-ID": "<3@example.com>" }, "あと一つ"))).taken).toBe(
    "threaded",
  );
  // A key that was guessed leads nowhere.
  const wrong = {
    ...base,
    From: "thief@example.com",
    Subject: `Re: ${reference.slice(0, -1)}a`,
    "Message-ID": "<4@example.com>",
  };
  expect((await send(letter({ ...wrong, Subject: "Re: T-1-aaaaaaaa" }, "見せて"))).taken).toBe("opened");
  expect((await read()).entries).toHaveLength(5);
  // Of any length, and with what the database refuses.
  const odd = { From: "odd\0@example.com", To: "shop@surimono.example", "Message-ID": `<\0${"i".repeat(5000)}@x>` };
  for (const taken of ["opened", "known"]) expect(await send(letter(odd, "hi"))).toEqual({ status: 200, taken });
  expect(await send(letter({ ...odd, From: `${"l".repeat(300)}@x` }, "hi"))).toMatchObject({ status: 422 });
  expect(await send(letter(odd, "\n".repeat(500_001)))).toMatchObject({ status: 422 });
  expect(await send(first, "guessed")).toMatchObject({ status: 401 });
  expect((await send("no letter")).status).toBe(422);
});

test("of a letter that could not be kept no file stays, and it is taken when it is handed over again", async () => {
  const raw = letterWithFile("again@example.com");
  const before = stored();
  const { db } = shop.shop.database;
  await db.execute(sql`alter table ticket_files add constraint no_more check (false) not valid`);
  expect((await send(raw)).status).toBe(500);
  await db.execute(sql`alter table ticket_files drop constraint no_more`);
  expect(stored()).toEqual(before);
  expect(await send(raw)).toEqual({ status: 200, taken: "opened" });
  expect(stored()).toHaveLength(before.length + 2);
});

test("an answer never crosses with what came meanwhile, nor a note of absence opens a ticket", async () => {
  const { call, ticket_id, read } = await ask("cross@example.com");
  const seen = (await read()).entries[0]?.entry_id ?? "";
  const base = { From: "cross@example.com", To: "shop@surimono.example" };
  await send(letter({ ...base, Subject: "やっぱり", "Message-ID": "<c1@example.com>" }, "Never mind"));
  const answer = { ticket_id, text: "金曜日です。", turn: "closed", read: seen } as const;
  expect(await call(answerTicket, answer)).toMatchObject({ failure: { code: "support/answered-meanwhile" } });
  // Nor is what nobody read closed without one; a note of a colleague hinders nothing.
  const move = { ticket_id, state: "closed", take: true } as const;
  expect(await call(moveTicket, { ...move, read: seen })).toMatchObject({
    failure: { code: "support/answered-meanwhile" },
  });
  const news = (await read()).entries.at(-1)?.entry_id ?? "";
  value(await call(noteTicket, { ticket_id, request_key: randomUUID(), text: "不要とのこと" }));
  value(await call(moveTicket, { ...move, read: news }));
  // Nor is a letter that came before what was read, and whose files were kept after it.
  const { files } = shop.shop;
  const late = { ticket_id, request_key: randomUUID(), text: "また連絡あり" };
  const write: typeof files.write = async (...file) => {
    value(await call(noteTicket, late));
    await files.write(...file);
  };
  const slow = { ...shop.shop, files: { ...files, write } };
  expect(await takeMail(slow, Buffer.from(letterWithFile("cross@example.com")))).toBe("threaded");
  const { entries } = await read();
  expect(entries.slice(-2).map(({ kind }) => kind)).toEqual(["note", "customer"]);
  expect(await call(moveTicket, { ...move, read: entries.at(-2)?.entry_id ?? "" })).toMatchObject({
    failure: { code: "support/answered-meanwhile" },
  });
  value(await call(moveTicket, { ...move, read: entries.at(-1)?.entry_id ?? "" }));
  const absent = { ...base, Subject: "Auto", "Message-ID": "<c2@example.com>", "Auto-Submitted": "auto-replied" };
  expect((await send(letter(absent, "I am away"))).taken).toBe("threaded");
  expect((await read()).ticket).toMatchObject({ state: "closed", is_mine: true });
});

test("of a letter's HTML only words are kept, and its files are given out as files alone", async () => {
  const { call } = await shop.asOperator("support");
  const file = Buffer.alloc(200, "<script>alert(1)</script>");
  const raw = letter(
    {
      From: '"<b>x</b>" <html@example.com>',
      To: "shop@surimono.example",
      Subject: "=?UTF-8?B?5qW9?=",
      "MIME-Version": "1.0",
      "Content-Type": "multipart/mixed; boundary=b",
    },
    [
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      '<style>p{}</style><p onclick="x()">一行目 &amp; <b>太字</b></p><script>alert(1)</script><p>二行目</p>',
      "--b",
      'Content-Type: text/html; name="../../evil.html"',
      "Content-Transfer-Encoding: base64",
      'Content-Disposition: attachment; filename="../../evil.html"',
      "",
      file.toString("base64"),
      "--b--",
    ].join("\r\n"),
  );
  const path = join(shop.dataDir, "letter.eml");
  await writeFile(path, raw);
  expect(await askOperator({ ...shop, now: () => now }, "take-mail", path, "--yes")).toMatchObject({ code: 0 });
  const [row] = value(await call(listTickets, { text: "html@example.com" })).tickets;
  const ticket_id = row?.ticket_id ?? "";
  const one = value(await call(getTicket, { ticket_id }));
  expect(one.ticket).toMatchObject({ kind: "letter", subject: "楽" });
  const [entry] = one.entries;
  expect(entry?.text).toBe("一行目 & 太字\n二行目");
  expect(entry?.files).toMatchObject([{ position: 1, name: ".._.._evil.html", byte_size: 200 }]);
  const operator = await shop.asOperator("support");
  const query = new URLSearchParams({ ticket_id, entry_id: entry?.entry_id ?? "", position: "1" });
  const response = await fetch(`${shop.baseUrl}${getTicketFile.path}?${query}`, {
    headers: { cookie: operator.cookie },
  });
  expect(response.headers.get("content-type")).toBe("application/octet-stream");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(file);
});

test("templates have names of their own", async () => {
  const { call } = await shop.asOperator("support");
  value(await call(saveTemplate, { name: "お届け日", text: "{お名前} 様" }));
  expect(await call(saveTemplate, { name: "お届け日", text: "x" })).toMatchObject({
    failure: { code: "support/template-name-taken" },
  });
  const [one] = value(await call(listTemplates, {})).templates;
  value(await call(saveTemplate, { ...one, template_id: one?.template_id ?? 0, name: "お届け日", text: "直した" }));
  expect(value(await call(listTemplates, {})).templates).toMatchObject([{ name: "お届け日", text: "直した" }]);
});

test("what is closed for three years is forgotten (rule support-kept)", async () => {
  const { call, ticket_id, read } = await ask("old@example.com");
  const open = await ask("open@example.com");
  value(await call(moveTicket, { ticket_id, state: "closed", read: (await read()).entries[0]?.entry_id ?? "" }));
  now = new Date(now.getTime() + 3 * 365 * DAY_MS + DAY_MS);
  await forgetOldTickets(shop.shop);
  const { rows } = await shop.shop.database.db.execute(
    sql`select id from tickets where id in (${ticket_id}, ${open.ticket_id})`,
  );
  expect(rows).toEqual([{ id: open.ticket_id }]);
});
