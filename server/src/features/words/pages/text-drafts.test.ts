import { getAgreements } from "@surimono/contract/members";
import {
  dropTextDraft,
  getTextPage,
  getTextVersion,
  listBulletins,
  listTextPages,
  publishTextDraft,
  saveTextDraft,
} from "@surimono/contract/words";
import { ok } from "@surimono/domain/kernel";
import { PRIVACY_VERSION, TERMS_VERSION } from "@surimono/domain/members";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { findLegalVersions, listShownVersions, lockOpenVersion } from "../../editorial/index.ts";
import { planDraft, publishDue, saveDraft } from "./text-drafts.ts";

const PRIVACY = "guides/privacy";
const START = new Date("2026-11-23T03:00:00Z");
let shop: TestShop;
let now = START;
let operator: Awaited<ReturnType<TestShop["asOperator"]>>;

beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  operator = await shop.asOperator("catalogue");
});
afterAll(() => shop.stop());

const page = async (name: string) => value(await operator.call(getTextPage, { name }));
const save = (name: string, text: string, base: string | null) => operator.call(saveTextDraft, { name, text, base });

/** What the call does after the text was rendered, which takes a build. */
function plan(name: string, wish: { at?: Date; legalVersion?: string; isMaterial?: boolean } = {}) {
  const { at, legalVersion = null, isMaterial = false } = wish;
  return shop.shop.database.inTransaction(async (tx) => {
    const open = await lockOpenVersion(tx, name);
    if (!open) throw new Error("no draft");
    return planDraft(tx, open, { publishAt: at, legalVersion, isMaterial, now });
  });
}
const publish = () => shop.shop.database.inTransaction(async (tx) => ok(await publishDue(tx, now)));

test("a page is drafted, published at its time and brought back, over its file, which nothing changes (rule words-pages)", async () => {
  const name = "articles/howto";
  const shipped = await page(name);
  expect(shipped).toMatchObject({ draft: null, versions: [], is_legal: false, path: "/articles/howto" });
  const first = value(await save(name, "# つくりかた\n\n> はじめに\n\n新しい文", null));
  expect((await page(name)).text).toBe(shipped.text);
  now = new Date(START.getTime() + 60_000);
  // Another tab, which has not seen this draft.
  expect(await save(name, "# べつ\n\n> a\n\nb", null)).toMatchObject({ failure: { code: "words/text-changed" } });
  value(await save(name, "# つくりかた\n\n> はじめに\n\nもっと新しい文", first.changed_at));
  const later = new Date(START.getTime() + 3_600_000);
  value(await plan(name, { at: later }));
  await publish();
  expect((await page(name)).text).toBe(shipped.text);
  expect(value(await operator.call(listTextPages, {})).pages).toContainEqual(
    expect.objectContaining({ name, open: "planned", publish_at: later.toISOString(), published_at: null }),
  );
  now = later;
  await Promise.all([publish(), publish()]);
  const shown = await page(name);
  expect(shown).toMatchObject({ title: "つくりかた", draft: null, text: expect.stringContaining("もっと新しい") });
  expect(shown.versions.map(({ version }) => version)).toEqual([2, 1]);
  const { text } = value(await operator.call(getTextVersion, { name, version: 1 }));
  expect(text).toBe(shipped.text);
  value(await save(name, text, null));
  value(await plan(name));
  expect(await page(name)).toMatchObject({ text: shipped.text, versions: [{ version: 3 }, { version: 2 }, {}] });
  await expect(
    shop.shop.database.inTransaction(async (tx) =>
      ok(
        await tx.execute(sql`
      insert into page_versions (name, version, text, state, by, changed_at) values
        (${name}, 8, 'a', 'draft', '', now()), (${name}, 9, 'b', 'draft', '', now())`),
      ),
    ),
  ).rejects.toThrow();
});

test("a draft is thrown away by whoever has seen it, and an unknown page has none", async () => {
  const { changed_at: base } = value(await save("faq", "# 質問", null));
  const drop = (seen: string) => operator.call(dropTextDraft, { name: "faq", base: seen, reason: "やめる" });
  expect(await drop(START.toISOString().replace("23T", "22T"))).toMatchObject({
    failure: { code: "words/text-changed" },
  });
  value(await drop(base));
  expect(await page("faq")).toMatchObject({ draft: null, versions: [] });
  expect(await save("articles/none", "# a", null)).toMatchObject({ failure: { code: "words/no-such-page" } });
});

test("a page whose file was kept and over which nothing was published follows the file of its release", async () => {
  const { db } = shop.shop.database;
  const { text } = await page("guides/protocol-auth");
  await db.execute(sql`
    insert into page_versions (name, version, text, state, published_at, legal_version, by, changed_at)
    values ('guides/protocol-auth', 1, '# 古い規約', 'published', now(), '2026-01-01', '', now())`);
  expect((await page("guides/protocol-auth")).text).toBe(text);
  expect((await findLegalVersions(db)).terms).toBe(TERMS_VERSION);
  expect(await listShownVersions(db)).not.toContainEqual(expect.objectContaining({ version: 1 }));
});

test("what is not built is not published by the call", async () => {
  value(await save("guides/copyright", "# 著作権\n\n文", null));
  const { draft } = await page("guides/copyright");
  const wish = { name: "guides/copyright", publish_at: null, legal_version: null, reason: "直し" };
  const answer = await operator.call(publishTextDraft, { ...wish, base: "2026-11-22T00:00:00.000Z" });
  expect(answer).toMatchObject({ failure: { code: expect.stringMatching(/pages-not-built|text-changed/) } });
  expect(draft?.state).toBe("draft");
});

test("terms name a later day of effect, members are told, and each keeps the text that was accepted (rule words-legal-versions)", async () => {
  const member = await shop.asMember();
  await shop.shop.database.db.execute(sql`
    insert into agreements (user_id, document, version, agreed_at) values (${member.member.id}, 'privacy', ${PRIVACY_VERSION}, now())
    on conflict do nothing`);
  const before = (await page(PRIVACY)).text;
  const { db, inTransaction } = shop.shop.database;
  const draft = { name: PRIVACY, text: "# プライバシーポリシー\n\n新しい文", base: undefined, by: "山田", now };
  value(await inTransaction((tx) => saveDraft(tx, draft)));
  for (const legalVersion of [undefined, PRIVACY_VERSION])
    expect(await plan(PRIVACY, { ...(legalVersion && { legalVersion }) })).toMatchObject({
      failure: { code: "words/legal-version" },
    });
  expect((await findLegalVersions(db)).privacy).toBe(PRIVACY_VERSION);
  value(await plan(PRIVACY, { legalVersion: "2026-12-01", isMaterial: true }));
  expect(await findLegalVersions(db)).toMatchObject({ privacy: "2026-12-01", terms: TERMS_VERSION });
  expect(value(await operator.call(listBulletins, {})).bulletins).toMatchObject([
    { audience: "everybody", link_url: "/guides/privacy", content: expect.stringContaining("2026年12月1日から") },
  ]);
  const kept = value(await member.call(getAgreements, {})).data.find(({ document }) => document === "privacy");
  expect(kept).toMatchObject({ version: PRIVACY_VERSION, is_current: false, text: before });
});
