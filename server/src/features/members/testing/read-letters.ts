import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/index.ts";
import { type Letter, mailJob } from "../../../platform/mail/index.ts";

/** The letters to an address, in the folder of a shop without a mail server, oldest first. */
export async function readLetters(folder: string, to: string): Promise<Letter[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".json")).sort();
  const letters = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8")) as Letter),
  );
  return letters.filter((letter) => letter.to === to);
}

/** Waits for the n-th letter to an address, as letters are sent by a job. */
export async function waitForLetter(folder: string, to: string, count = 1): Promise<Letter> {
  for (const deadline = Date.now() + 45_000; Date.now() < deadline; await sleep(50)) {
    const letter = (await readLetters(folder, to).catch(() => []))[count - 1];
    if (letter) return letter;
  }
  throw new Error(`letter ${count} to ${to} did not come`);
}

/** Waits for the letter to an address whose subject has these words: letters that are sent close together have no order. */
export async function waitForSubject(folder: string, to: string, words: string): Promise<Letter> {
  for (const deadline = Date.now() + 45_000; Date.now() < deadline; await sleep(50)) {
    const letter = (await readLetters(folder, to).catch(() => [])).find(({ subject }) => subject.includes(words));
    if (letter) return letter;
  }
  throw new Error(`no letter to ${to} about ${words} came`);
}

/** The token in the first link of a letter. */
export function tokenIn(letter: Letter): string {
  const token = /[?&]token=([\w-]+)/.exec(letter.text)?.[1];
  if (!token) throw new Error(`no link in: ${letter.text}`);
  return token;
}

/** The six digits that a letter shows. */
export function codeIn(letter: Letter): string {
  const code = /確認コード：(\d{6})/.exec(letter.text)?.[1];
  if (!code) throw new Error(`no code in: ${letter.text}`);
  return code;
}

/** The subjects of all that was written to somebody, in the order of writing, sent or not yet: so that none can come later. */
export async function subjectsWrittenTo({ db }: Pick<Database, "db">, to: string): Promise<string[]> {
  const { rows } = await db.execute<{ subject: string }>(
    sql`select data ->> 'subject' as subject from pgboss.job where name = ${mailJob.name} and data ->> 'to' = ${to}
      order by created_on, id`,
  );
  return rows.map(({ subject }) => subject);
}
