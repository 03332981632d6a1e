import { updateUserInsight } from "@surimono/contract/fans";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { waitUntil } from "../orders/testing/index.ts";
import { analyseJob } from "./ask-for-analysis.ts";
import { insightOf, link, type Person, refresh, whenAnalysed } from "./link-member.fixture.ts";
import { code, noticesOf, watchAnalyses } from "./watch-analyses.fixture.ts";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const { rowsOf, jobsOf } = watchAnalyses(() => opened);

describe("asking again", () => {
  test("too soon is refused with the time from which on it may be; figures that a browser sends are not read", async () => {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "night");
    const { sns_id: id, user_insight_id, fans_info } = await whenAnalysed(person, "youtube");
    expect(fans_info.analysis.next_refresh).toBe(new Date(now.getTime() + 10 * 60_000).toISOString());
    expect(await refresh(person, "youtube", id)).toMatchObject({
      failure: { code: "fans/refreshed-lately", detail: { next_refresh: fans_info.analysis.next_refresh } },
    });
    pass(10);
    const record = { user_id: person.member.id, privider_id: 1 as const, user_insight_id };
    const forged = { ...record, fans_info: { fansSumNumber: 99_000_000 } };
    expect(code(await person.call(updateUserInsight, { ...forged, user_insight_id: 1_999_999 }))).toBe(
      "request/not-found",
    );
    expect(await person.call(updateUserInsight, forged)).toMatchObject({
      value: { data: [{ fans_info: { fansSumNumber: 12_800, analysis: { state: "analysing" } } }] },
    });
    expect((await whenAnalysed(person, "youtube")).fans_info.fansSumNumber).toBe(12_800);
  });

  test("twice at once begins one analysis", async () => {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "night");
    const { sns_id: id } = await whenAnalysed(person, "youtube");
    pass(11);
    let asking: ReturnType<typeof refresh>[] = [];
    // All of them reach the row before any goes on.
    await opened.shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from user_insights where user_id = ${person.member.id} for update`);
      asking = Array.from({ length: 4 }, () => refresh(person, "youtube", id));
      await waitUntil("all to wait", async () => {
        const waiting = await rowsOf(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database() and query like '%user_insights%'`);
        return waiting.length === 4;
      });
    });
    const answers = await Promise.all(asking);
    expect(answers.map(code)).toEqual(["ok", "ok", "ok", "ok"]);
    await whenAnalysed(person, "youtube");
    expect(await jobsOf(person.member.id)).toHaveLength(2);
    expect(await noticesOf(person)).toHaveLength(2);
  });

  test("for another member's account, or without a link, finds none", async () => {
    const [owner, other] = [await opened.asMember(), await opened.asMember()];
    await link(opened, owner, "youtube", "night");
    const { sns_id: id, user_insight_id } = await whenAnalysed(owner, "youtube");
    expect(code(await refresh(other, "youtube", id))).toBe("fans/not-linked");
    pass(11);
    const payload = { user_id: other.member.id, privider_id: 1 as const, user_insight_id };
    expect(code(await other.call(updateUserInsight, payload))).toBe("fans/not-linked");
    expect(code(await other.call(updateUserInsight, { ...payload, user_id: owner.member.id }))).toBe(
      "access/forbidden",
    );
  });
});

describe("a job that was killed half way", () => {
  async function analysed(): Promise<{ person: Person; ref: { userId: string; provider: 1; analysisId: string } }> {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "night");
    await whenAnalysed(person, "youtube");
    const [row] = await rowsOf(sql`select analysis_id from user_insights where user_id = ${person.member.id}`);
    return { person, ref: { userId: person.member.id, provider: 1, analysisId: String(row?.["analysis_id"]) } };
  }
  const interrupted = (userId: string) =>
    rowsOf(
      sql`update user_insights set state = 'analysing', fan_count = 1, asked_at = ${now} where user_id = ${userId}`,
    );
  const again = async (ref: Awaited<ReturnType<typeof analysed>>["ref"]) => {
    const before = (await jobsOf(ref.userId, "completed")).length;
    await opened.shop.jobs.enqueue(opened.shop.database.db, analyseJob, ref);
    await waitUntil("the job", async () => (await jobsOf(ref.userId, "completed")).length > before);
  };

  test("is done again, and tells the member once", async () => {
    const { person, ref } = await analysed();
    await interrupted(ref.userId);
    await again(ref);
    expect((await whenAnalysed(person, "youtube")).fans_info.fansSumNumber).toBe(12_800);
    const told = await noticesOf(person);
    await again(ref);
    expect(await noticesOf(person)).toEqual(told);
  });

  test("and for good counts as failed after a while, so that the page stops waiting and it can be asked for again", async () => {
    const { person, ref } = await analysed();
    await interrupted(ref.userId);
    pass(16);
    const lost = await insightOf(person, "youtube");
    expect(lost?.fans_info.analysis).toMatchObject({
      state: "failed",
      errors: [{ code: "fans/temporarily-unavailable" }],
    });
    expect(code(await refresh(person, "youtube", lost?.sns_id ?? ""))).toBe("ok");
    expect((await whenAnalysed(person, "youtube")).fans_info.fansSumNumber).toBe(12_800);
  });

  test("and replaced by a newer one changes nothing when it comes back", async () => {
    const { person, ref } = await analysed();
    await interrupted(ref.userId);
    await rowsOf(sql`update user_insights set analysis_id = 'newer' where user_id = ${ref.userId}`);
    await again(ref);
    expect(await insightOf(person, "youtube")).toMatchObject({ fans_info: { fansSumNumber: 1 } });
  });
});

test("an analysis that another was asked for since, while it ran, leaves the row to that one", async () => {
  const person = await opened.asMember();
  // Its network is tried three times, which takes two seconds.
  await link(opened, person, "youtube", "outage");
  const { id } = person.member;
  await waitUntil("the job to run", async () => (await jobsOf(id, "active")).length === 1);
  await rowsOf(sql`update user_insights set analysis_id = 'newer' where user_id = ${id}`);
  await waitUntil("the job to end", async () => (await jobsOf(id, "completed")).length === 1);
  expect((await insightOf(person, "youtube"))?.fans_info.analysis).toMatchObject({ state: "analysing", errors: [] });
});
