import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../escape-html.ts";
import { htmlOf, type Letter } from "./mail.ts";

interface KeptLetter extends Letter {
  readonly sentAt: string;
}

/** Only names made by `folderMail`, so that the URL can never leave the folder. */
const NAME = /^\d+-\d+-\d+$/;
const SHOWN = 200;

/** Shows the letters of a shop without a mail server: `/dev/mail`, newest first, and `/dev/mail/<name>`. Never open to customers. */
export function devMailRoutes(http: FastifyInstance, folder: string): void {
  http.get("/dev/mail", async (_request, reply) => {
    const letters = await listLetters(folder);
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(listPage(letters));
  });
  http.get<{ Params: { name: string } }>("/dev/mail/:name", async ({ params }, reply) => {
    const letter = NAME.test(params.name) ? await readLetter(folder, params.name) : undefined;
    if (!letter) return reply.code(404).type("text/plain; charset=utf-8").send("この手紙は見つかりませんでした。");
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(letterPage(letter));
  });
}

async function listLetters(folder: string): Promise<{ name: string; letter: KeptLetter }[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .filter((name) => NAME.test(name))
    .sort((left, right) => right.localeCompare(left, "en", { numeric: true }))
    .slice(0, SHOWN);
  const letters = await Promise.all(names.map(async (name) => ({ name, letter: await readLetter(folder, name) })));
  return letters.flatMap(({ name, letter }) => (letter ? [{ name, letter }] : []));
}

/** Also undefined for a letter still being written. */
async function readLetter(folder: string, name: string): Promise<KeptLetter | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as KeptLetter;
  } catch {
    return undefined;
  }
}

function listPage(letters: readonly { name: string; letter: KeptLetter }[]): string {
  const rows = letters.map(
    ({ name, letter }) =>
      `<li><a href="/dev/mail/${name}"><b>${escapeHtml(letter.subject)}</b></a><br><small>${escapeHtml(letter.to)}・${escapeHtml(letter.sentAt)}</small></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>まだ手紙はありません。</p>";
  return page(
    "メール（開発用）",
    `<h1>メール（開発用）</h1><p>メールサーバーを設定していないため、ここに届きます。</p>${list}`,
  );
}

function letterPage(letter: KeptLetter): string {
  const head = `<p><a href="/dev/mail">← 一覧</a></p><h1>${escapeHtml(letter.subject)}</h1><p><small>宛先 ${escapeHtml(letter.to)}・${escapeHtml(letter.sentAt)}</small></p>`;
  return page(letter.subject, head + htmlOf(letter.text));
}

function page(title: string, body: string): string {
  const style =
    "body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/1.8 system-ui,'Hiragino Sans','Yu Gothic UI',sans-serif;color:#504E4E}a{color:#D9240F}h1{font-size:28px;color:#343131}ol{padding:0;list-style:none}li{padding:12px 0;border-bottom:1px solid #E9E6E3}";
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}
