import { analyseProfile, finishSocialLink, getInstagramProfiles, listSocialLinks } from "@surimono/contract/fans";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { insightOf, link, refresh, travel, whenAnalysed } from "./link-member.fixture.ts";
import { networkAsker } from "./networks/ask-network.ts";
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

/** Holds requested analyses until they are let go: otherwise one may be done before the test looks. */
async function holdAnalyses(): Promise<() => Promise<void>> {
  await rowsOf(sql`
    create function hold_analyses() returns trigger language plpgsql as $$ begin
      if new.name = 'analyse-fans' then new.start_after = now() + interval '1 day'; end if;
      return new;
    end $$`);
  await rowsOf(
    sql`create trigger hold_analyses before insert on pgboss.job for each row execute function hold_analyses()`,
  );
  return async () => {
    await rowsOf(sql`drop trigger hold_analyses on pgboss.job`);
    await rowsOf(sql`update pgboss.job set start_after = now() where name = 'analyse-fans'`);
  };
}

describe("YouTube", () => {
  test("gives number, sexes, ages, months and words; the member is told, and the question is noted", async () => {
    const person = await opened.asMember();
    const letGo = await holdAnalyses();
    await link(opened, person, "youtube", "night");
    expect((await insightOf(person, "youtube"))?.fans_info.analysis.state).toBe("analysing");
    await letGo();
    const { fans_info: info, ...row } = await whenAnalysed(person, "youtube");
    expect(row).toMatchObject({ privider_id: 1, sns_name: "夜ふかし商店", update_time: now.toISOString() });
    expect(info).toMatchObject({
      fansSumNumber: 12_800,
      ...{ femaleTotal: 60.5, maleTotal: 37.5, otherTotal: 2, estimated: false },
      profile: { name: "夜ふかし商店", username: "yofukashi_shoten", followers_count: 12_800 },
    });
    expect(info.agePercentages).toContainEqual({ age: "age65-", sex: "female", percentage: 1.2 });
    expect(info.analysis).toMatchObject({ state: "done", errors: [], profiling: { man_per: 37.5, woman_per: 60.5 } });
    expect(info.analysis.profiling?.followers_new_profiling.male["25-34"]).toBe(11.2);
    expect(info.analysis.followers).toHaveLength(12);
    expect(info.analysis.followers.at(-1)).toMatchObject({ month: "2026-10", gained: expect.any(Number) });
    expect(info.fanskeywords.slice(0, 6).map(({ word }) => word)).toEqual(expect.arrayContaining(["夜ふかし", "銭湯"]));
    expect(info.fanskeywords.map(({ word }) => word)).not.toContain("高評価");
    expect(await noticesOf(person)).toEqual([
      { type: 6, account_type: "youtube", link_url: "/my-page/fans/youTube?accountType=1" },
    ]);
    const [noted, ...more] = await rowsOf(
      sql`select content from operation_logs where user_id = ${person.member.id} and operate_type = 42`,
    );
    expect(more).toEqual([]);
    expect(JSON.stringify(noted)).toContain("viewerPercentage");
    expect(JSON.stringify(noted)).not.toContain("local-");
  });

  test("that hides its number has none, but the rest", async () => {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "hidden");
    expect((await whenAnalysed(person, "youtube")).fans_info).toMatchObject({ fansSumNumber: null, femaleTotal: 60.5 });
  });

  test("without rows for ages and sexes is done with insufficient data", async () => {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "small");
    const { fans_info: info } = await whenAnalysed(person, "youtube");
    expect(info).toMatchObject({ fansSumNumber: 38, femaleTotal: null, agePercentages: [] });
    expect(info.analysis).toMatchObject({
      ...{ state: "done", profiling: null },
      errors: [{ code: "fans/insufficient-data", message: expect.stringContaining("データが不足") }],
    });
  });

  test.each(["quota", "outage"])(
    "with a network in trouble (%s) fails for now, and may be tried again at once",
    async (creator) => {
      const person = await opened.asMember();
      await link(opened, person, "youtube", creator);
      const insight = await whenAnalysed(person, "youtube");
      expect(insight.fans_info.analysis).toMatchObject({
        state: "failed",
        errors: [{ code: "fans/temporarily-unavailable" }],
        next_refresh: null,
      });
      expect(await noticesOf(person)).toEqual([]);
      expect(code(await refresh(person, "youtube", insight.sns_id))).toBe("ok");
    },
  );

  test("whose token has run out is asked once more with a new one", async () => {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "night");
    const { sns_id: id } = await whenAnalysed(person, "youtube");
    const tokens = () => rowsOf(sql`select access_token from social_links where user_id = ${person.member.id}`);
    const before = await tokens();
    await rowsOf(sql`update local_network_grants set first_valid_token = 2`);
    pass(11);
    expect(code(await refresh(person, "youtube", id))).toBe("ok");
    expect((await whenAnalysed(person, "youtube")).fans_info.analysis).toMatchObject({ state: "done", errors: [] });
    expect(await tokens()).not.toEqual(before);
  });
});

test("a permission that was taken back at the network breaks the link, in words, and says so in the bell", async () => {
  for (const network of ["youtube", "instagram"] as const) {
    const person = await opened.asMember();
    await link(opened, person, network, "revoked");
    const insight = await whenAnalysed(person, network);
    expect(insight.fans_info.analysis).toMatchObject({ state: "failed", errors: [{ code: "fans/reconnect-needed" }] });
    const links = await person.call(listSocialLinks, {});
    expect(links.ok && links.value.data.map(({ state }) => state)).toContain("reconnect");
    expect(await noticesOf(person)).toMatchObject([{ type: 7, account_type: network }]);
    expect(code(await refresh(person, network, insight.sns_id))).toBe("fans/reconnect-needed");
    // Linking again repairs it.
    await link(opened, person, network, network === "youtube" ? "night" : "hanko");
    expect((await whenAnalysed(person, network)).fans_info.analysis.state).toBe("done");
  }
});

describe("Instagram", () => {
  test("crosses ages and sexes, says so, and counts tags", async () => {
    const person = await opened.asMember();
    await link(opened, person, "instagram", "hanko");
    const { fans_info: info } = await whenAnalysed(person, "instagram");
    expect(info).toMatchObject({
      fansSumNumber: 24_300,
      estimated: true,
      femaleTotal: 66,
      maleTotal: 29,
      otherTotal: 5,
    });
    const sum = info.agePercentages.reduce((total, { percentage }) => total + Math.round(percentage * 100), 0);
    expect(sum).toBe(10_000);
    expect(info.fanskeywords[0]?.word).toBe("消しゴムはんこ");
  });

  test("with too few followers is done with insufficient data, in trouble fails for now", async () => {
    const [small, busy] = [await opened.asMember(), await opened.asMember()];
    await link(opened, small, "instagram", "small");
    await link(opened, busy, "instagram", "throttled");
    expect((await whenAnalysed(small, "instagram")).fans_info.analysis).toMatchObject({
      ...{ state: "done", profiling: null },
      errors: [{ code: "fans/insufficient-data" }],
    });
    expect((await whenAnalysed(busy, "instagram")).fans_info.analysis).toMatchObject({
      ...{ state: "failed", errors: [{ code: "fans/temporarily-unavailable" }] },
    });
  });

  test("with two accounts has one chosen, of those the network names", async () => {
    const person = await opened.asMember();
    expect(await link(opened, person, "instagram", "two")).toMatchObject({ value: { link: { state: "choosing" } } });
    expect(await jobsOf(person.member.id)).toEqual([]);
    const profiles = await person.call(getInstagramProfiles, { facebook_login_access_token: "not read" });
    expect(profiles).toMatchObject({
      value: { instagramProfiles: [{ username: "tabi.no_hanko" }, { username: "asa_no_pan", followers_count: 6150 }] },
    });
    expect(code(await person.call(analyseProfile, { id: "17841400000009999" }))).toBe("fans/no-such-account");
    expect(await person.call(analyseProfile, { id: "17841400000000002", token: "x", profile: { a: 1 } })).toMatchObject(
      {
        value: { fans_info: { analysis: { state: "analysing" }, profile: { username: "asa_no_pan" } } },
      },
    );
    expect((await whenAnalysed(person, "instagram")).fans_info.fansSumNumber).toBe(6150);
    // Another account's figures are gone while this one is read.
    const other = await refresh(person, "instagram", "17841400000000001");
    expect(other).toMatchObject({ value: { fans_info: { femaleTotal: null, fanskeywords: [] } } });
    expect((await whenAnalysed(person, "instagram")).sns_name).toBe("旅のはんこ");
  });
});

describe("an account that is no more", () => {
  test("at the network says so, instead of asking to wait", async () => {
    const person = await opened.asMember();
    await link(opened, person, "instagram", "hanko");
    await whenAnalysed(person, "instagram");
    const gone = "17841400000009999";
    await rowsOf(sql`update user_insights set sns_id = ${gone} where user_id = ${person.member.id}`);
    pass(11);
    expect(code(await refresh(person, "instagram", gone))).toBe("ok");
    expect((await whenAnalysed(person, "instagram")).fans_info.analysis).toMatchObject({
      ...{ state: "failed", errors: [{ code: "fans/not-professional" }] },
    });
  });

  test("the member's, asked for with a token that has run out, leaves the link as it is", async () => {
    const person = await opened.asMember();
    await link(opened, person, "youtube", "night");
    await whenAnalysed(person, "youtube");
    await rowsOf(sql`update local_network_grants set first_valid_token = first_valid_token + 1`);
    expect(code(await refresh(person, "youtube", "UCof_before"))).toBe("fans/no-such-account");
    expect(await person.call(listSocialLinks, {})).toMatchObject({ value: { data: [{ state: "linked" }, {}] } });
  });

  test("cannot be told while the permission is taken back, which is what is said", async () => {
    const person = await opened.asMember();
    await link(opened, person, "instagram", "two");
    await rowsOf(sql`update local_network_grants set is_revoked = true where creator = 'two'`);
    expect(code(await person.call(analyseProfile, { id: "17841400000000002" }))).toBe("fans/reconnect-needed");
    expect(await person.call(listSocialLinks, {})).toMatchObject({ value: { data: [{}, { state: "reconnect" }] } });
  });
});

test("no network is asked while a transaction holds its locks", async () => {
  const asking = opened.shop.database.inTransaction(() => networkAsker(opened.shop)(opened.baseUrl));
  await expect(asking).rejects.toThrow("inside a transaction");
});

test("a link whose tokens were sealed under another secret has to be made again", async () => {
  const person = await opened.asMember();
  await link(opened, person, "youtube", "night");
  const { sns_id: id } = await whenAnalysed(person, "youtube");
  const other = await opened.asMember();
  await link(opened, other, "youtube", "night");
  // A ciphertext moved from another member's row does not open.
  await rowsOf(sql`update social_links set access_token =
    (select access_token from social_links where user_id = ${other.member.id}) where user_id = ${person.member.id}`);
  pass(11);
  expect(code(await refresh(person, "youtube", id))).toBe("fans/reconnect-needed");
});

test("a way that was begun and not ended well leaves the account that is linked, and its permission", async () => {
  const person = await opened.asMember();
  await link(opened, person, "youtube", "night");
  const { ticket } = await travel(opened, person, "youtube", "");
  expect(code(await person.call(finishSocialLink, { ticket }))).toBe("fans/denied");
  expect(code(await link(opened, person, "youtube", "scope"))).toBe("fans/permission-missing");
  expect(await rowsOf(sql`select 1 from local_network_grants where creator = 'scope' and is_revoked`)).toEqual([]);
  expect((await whenAnalysed(person, "youtube")).fans_info.fansSumNumber).toBe(12_800);
});
