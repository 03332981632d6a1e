import { expect, test } from "vitest";
import type { Shop } from "../../../platform/http/index.ts";
import { openEditedPages } from "./edited-pages.ts";

type Row = Readonly<Record<string, unknown>>;

/** A database whose statements are answered by `answer`, one after the other. */
function openAnswering(answer: () => Promise<readonly Row[]>) {
  const statement = { from: () => ({ where: answer }) };
  const database = { db: { select: () => statement } } as unknown as Shop["database"];
  const log = { warn: () => undefined } as unknown as Shop["log"];
  return { database, log };
}

const FAQ = { path: "/faq", html: "<html>直した質問</html>", data: "[]", tags: "", scripts: [] };

test.each([
  ["fails", () => Promise.reject(new Error("away"))],
  ["says nothing", () => new Promise<never>(() => {})],
])("while the database %s pages are those of the last look, and nobody waits for it", async (_, fail) => {
  const answers: (() => Promise<readonly Row[]>)[] = [async () => [{ is: "1" }], async () => [FAQ]];
  const edited = openEditedPages(
    openAnswering(() => (answers.shift() ?? fail)()),
    { build: "this", freshMs: 0, patienceMs: 1 },
  );
  expect(await edited("/faq")).toEqual(FAQ);
  for (let times = 0; times < 3; times++) expect(await edited("/faq")).toEqual(FAQ);
  expect(await edited("/guides/privacy")).toBeUndefined();
});
