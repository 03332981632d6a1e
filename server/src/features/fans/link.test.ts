import {
  finishSocialLink,
  listSocialLinks,
  queryUserInsight,
  removeSocialLink,
  startSocialLink,
} from "@surimono/contract/fans";
import { signIn, withdraw } from "@surimono/contract/members";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { waitUntil } from "../orders/testing/index.ts";
import { analyseJob } from "./ask-for-analysis.ts";
import { insertInsight } from "./fans.store.ts";
import { socialLinks } from "./fans.tables.ts";
import { choose, follow, link, ticketOf, travel, whenAnalysed } from "./link-member.fixture.ts";
import { revocationId } from "./revocation-id.ts";

const PASSWORD = "kaminari-gorogoro";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const rowsOf = async (query: ReturnType<typeof sql>) => (await opened.shop.database.db.execute(query)).rows;
const code = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? "ok" : answer.failure.code;
const linksOf = async (userId: string) =>
  rowsOf(sql`select network, access_token, refresh_token from social_links where user_id = ${userId}`);

async function statesOf({ call }: Awaited<ReturnType<TestShop["asMember"]>>) {
  const answer = await call(listSocialLinks, {});
  return answer.ok ? answer.value.data.map(({ state }) => state) : [];
}

describe("linking", () => {
  test("goes to the network and comes back to the page that asked, with a ticket that only this member can use", async () => {
    const person = await opened.asMember();
    const { returned, page, ticket } = await travel(opened, person, "youtube", "night");
    expect(returned).toMatch(/^\/api\/user\/social-link\/callback\/youtube\?/);
    expect(page).toBe(`/my-page/fans?tab=1&social_link=${ticket}`);
    expect(await statesOf(person)).toEqual(["unlinked", "unlinked"]);

    expect(await person.call(finishSocialLink, { ticket })).toMatchObject({
      value: { link: { privider_id: 1, state: "linked", available: true, sns_name: "夜ふかし商店" } },
    });
    expect(await statesOf(person)).toEqual(["linked", "unlinked"]);
    expect(code(await person.call(finishSocialLink, { ticket }))).toBe("fans/link-not-valid");
  });

  test("keeps no token that can be read, neither in the tables nor in what the browser sees", async () => {
    const person = await opened.asMember();
    const { page, ticket } = await travel(opened, person, "instagram", "hanko");
    const answer = await person.call(finishSocialLink, { ticket });
    expect(code(answer)).toBe("ok");
    expect(await linksOf(person.member.id)).toHaveLength(1);
    const ids = (await rowsOf(sql`select id from local_network_grants`)).map(({ id }) => String(id));
    const kept = JSON.stringify([
      await rowsOf(sql`select * from social_links`),
      await rowsOf(sql`select * from social_link_tries`),
    ]);
    for (const id of ids) expect(kept + page + JSON.stringify(answer)).not.toContain(id);
    expect(kept).not.toContain("local-");
  });

  test.each([
    ["youtube", "", "fans/denied"],
    ["youtube", "viewer", "fans/no-channel"],
    ["youtube", "scope", "fans/permission-missing"],
    ["instagram", "", "fans/denied"],
    ["instagram", "personal", "fans/not-professional"],
    ["instagram", "pageless", "fans/no-page"],
    ["instagram", "scope", "fans/permission-missing"],
  ] as const)(
    "of %s as %j ends with %s, in words, and leaves no link and no permission",
    async (network, creator, why) => {
      const person = await opened.asMember();
      const answer = await link(opened, person, network, creator);
      expect(answer).toMatchObject({ ok: false, failure: { code: why, message: expect.stringMatching(/[ぁ-ん]/) } });
      expect(await linksOf(person.member.id)).toEqual([]);
      expect(
        await rowsOf(sql`select 1 from local_network_grants where creator = ${creator} and not is_revoked`),
      ).toEqual([]);
      expect(await statesOf(person)).toEqual(["unlinked", "unlinked"]);
    },
  );
});

describe("a way back that is forged", () => {
  test("links nobody when another member ends it, and stays its owner's", async () => {
    const [victim, thief] = [await opened.asMember(), await opened.asMember()];
    // The thief sends the victim along a way the thief began: the victim allows it and comes back signed in as themselves.
    const { ticket } = await travel(opened, thief, "youtube", "night");
    expect(code(await victim.call(finishSocialLink, { ticket }))).toBe("fans/link-not-valid");
    expect(await linksOf(victim.member.id)).toEqual([]);
    expect(await linksOf(thief.member.id)).toEqual([]);
    expect(code(await thief.call(finishSocialLink, { ticket }))).toBe("ok");
  });

  test("does not tell whoever began it the ticket", async () => {
    const thief = await opened.asMember();
    const started = await thief.call(startSocialLink, { privider_id: 1, back: "/my-page/fans" });
    const url = started.ok ? started.value.url : "";
    const state = new URL(url, opened.baseUrl).searchParams.get("state") ?? "";
    await follow(opened, await choose(opened, url, "night"));
    expect(code(await thief.call(finishSocialLink, { ticket: state }))).toBe("fans/link-not-valid");
  });

  test("counts in the session that began it alone", async () => {
    const person = await opened.asMember({ email: "two-sessions@example.com", password: PASSWORD });
    const { ticket } = await travel(opened, person, "youtube", "night");
    const elsewhere = await opened.callAs()(signIn, { email: "two-sessions@example.com", password: PASSWORD });
    const other = opened.callAs(elsewhere.ok ? elsewhere.value.token : "");
    expect(code(await other(finishSocialLink, { ticket }))).toBe("fans/link-not-valid");
    expect(code(await person.call(finishSocialLink, { ticket }))).toBe("ok");
  });

  test("with somebody else's code is refused by the network, as it lacks the verifier", async () => {
    const [victim, thief] = [await opened.asMember(), await opened.asMember()];
    const [mine, theirs] = await Promise.all(
      [victim, thief].map(async ({ call }) => {
        const started = await call(startSocialLink, { privider_id: 2, back: "/my-page/fans" });
        return choose(opened, started.ok ? started.value.url : "", "hanko");
      }),
    );
    const swapped = new URL(mine ?? "", opened.baseUrl);
    swapped.searchParams.set("code", new URL(theirs ?? "", opened.baseUrl).searchParams.get("code") ?? "");
    const ticket = ticketOf(await follow(opened, swapped.pathname + swapped.search));
    expect(code(await victim.call(finishSocialLink, { ticket }))).toBe("fans/link-not-valid");
    expect(await linksOf(victim.member.id)).toEqual([]);
  });

  test("a second time, by another network, without a state or too late finds nothing", async () => {
    const person = await opened.asMember();
    const lost = "/my-page/fans?social_link=unknown";
    const { returned, ticket } = await travel(opened, person, "youtube", "night");
    expect(await follow(opened, returned)).toBe(lost);
    expect(await follow(opened, "/api/user/social-link/callback/youtube?code=x")).toBe(lost);
    expect(code(await person.call(finishSocialLink, { ticket }))).toBe("ok");

    const started = await person.call(startSocialLink, { privider_id: 1, back: "/my-page/fans" });
    const back = await choose(opened, started.ok ? started.value.url : "", "night");
    expect(await follow(opened, back.replace("youtube", "instagram"))).toBe(lost);
    const late = await travel(opened, person, "youtube", "night");
    now = new Date(now.getTime() + 21 * 60_000);
    expect(await follow(opened, back)).toBe(lost);
    expect(code(await person.call(finishSocialLink, { ticket: late.ticket }))).toBe("fans/link-not-valid");
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/..//evil.example", "my-page"])(
    "may not lead to %s",
    async (back) => {
      const person = await opened.asMember();
      expect(code(await person.call(startSocialLink, { privider_id: 1, back }))).toBe("request/malformed");
    },
  );
});

test("the demo's networks send nobody to another host", async () => {
  const sent = async (redirect_uri: string) => {
    const answer = await fetch(`${opened.baseUrl}/dev/networks/google/authorize`, {
      method: "POST",
      body: new URLSearchParams({ redirect_uri, state: "s", creator: "" }),
      redirect: "manual",
    });
    return answer.headers.get("location");
  };
  expect(await sent("http://shop//evil.example/")).toBe("/?error=access_denied&state=s");
  expect(await sent("https://evil.example/cart")).toBe("/?error=access_denied&state=s");
});

describe("giving a link up", () => {
  const isRevoked = (id: unknown) =>
    waitUntil("the network taking its permission back", async () => {
      const rows = await rowsOf(sql`select is_revoked from local_network_grants where id = ${id}`);
      return rows[0]?.["is_revoked"] === true && (await rowsOf(sql`select 1 from social_revocations`)).length === 0;
    });
  test("is forgotten by linking again: while the network was out of reach, its permission waited to be taken back", async () => {
    const person = await opened.asMember();
    const id = revocationId(opened.shop.env.secret, person.member.id, "youtube");
    const waiting = sql`select 1 from social_revocations where id = ${id}`;
    await rowsOf(
      sql`insert into social_revocations (id, network, token, created_at) values (${id}, 'youtube', 'x', now())`,
    );
    await link(opened, person, "youtube", "revoked");
    expect(await rowsOf(waiting)).toEqual([]);
  });

  const newestGrant = async (creator: string) =>
    (await rowsOf(sql`select id from local_network_grants where creator = ${creator} and not is_revoked`)).map(
      ({ id }) => id,
    );

  test.each([
    ["youtube", "hidden"],
    ["instagram", "small"],
  ] as const)(
    "of %s forgets tokens and figures, and has the network take its permission back",
    async (network, creator) => {
      const person = await opened.asMember();
      await link(opened, person, network, creator);
      await whenAnalysed(person, network);
      const [grant] = await newestGrant(creator);
      const privider_id = network === "youtube" ? 1 : 2;
      expect(code(await person.call(removeSocialLink, { privider_id }))).toBe("ok");
      expect(await linksOf(person.member.id)).toEqual([]);
      expect(await person.call(queryUserInsight, { user_id: person.member.id })).toEqual({
        ok: true,
        value: { data: [], summary: null },
      });
      await isRevoked(grant);
      expect(code(await person.call(removeSocialLink, { privider_id }))).toBe("ok");
    },
  );

  test("waits for an analysis that ends at this moment before it holds the link, so that neither waits for the other", async () => {
    const person = await opened.asMember();
    const { id } = person.member;
    await link(opened, person, "youtube", "night");
    await whenAnalysed(person, "youtube");
    let giving: Promise<unknown> | undefined;
    await opened.shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from user_insights where user_id = ${id} for update`);
      giving = person.call(removeSocialLink, { privider_id: 1 });
      await waitUntil("it to wait", async () => {
        const waiting = await rowsOf(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database() and query like '%user_insights%'`);
        return waiting.length === 1;
      });
      await tx.execute(sql`select 1 from social_links where user_id = ${id} for update nowait`);
    });
    await giving;
    expect(await linksOf(id)).toEqual([]);
  });

  test("of one member leaves another's alone", async () => {
    const [leaver, other] = [await opened.asMember(), await opened.asMember()];
    await link(opened, leaver, "youtube", "night");
    await link(opened, other, "youtube", "night");
    await leaver.call(removeSocialLink, { privider_id: 1 });
    expect(await statesOf(other)).toEqual(["linked", "unlinked"]);
    expect((await whenAnalysed(other, "youtube")).fans_info.fansSumNumber).toBe(12_800);
  });

  test("comes with leaving the shop", async () => {
    const person = await opened.asMember({ password: PASSWORD });
    await link(opened, person, "instagram", "two");
    await travel(opened, person, "youtube", "night");
    const [grant] = await newestGrant("two");
    expect(code(await person.call(withdraw, { confirmation: PASSWORD }))).toBe("ok");
    for (const table of ["social_links", "social_link_tries", "user_insights"])
      expect(
        await rowsOf(sql`select 1 from ${sql.identifier(table)} where user_id = ${person.member.id}`),
        table,
      ).toEqual([]);
    await isRevoked(grant);
  });
});

test("a shop with production settings and no client has no networks of its own, says so, and keeps links of before", async () => {
  const shop = await openTestShop({ variables: { SMTP_URL: "smtp://127.0.0.1:9" } });
  try {
    const person = await shop.asMember();
    const { call, member } = person;
    expect(code(await call(startSocialLink, { privider_id: 1, back: "/my-page/fans" }))).toBe("fans/not-set-up");
    expect(await call(listSocialLinks, {})).toMatchObject({
      value: { data: [{ available: false }, { available: false }] },
    });
    const answer = await fetch(`${shop.baseUrl}/dev/networks/google/authorize`);
    expect(await answer.text()).not.toContain("夜ふかし商店");

    const { db } = shop.shop.database;
    const ref = { userId: member.id, provider: 1, analysisId: "asked before" } as const;
    const { userId } = ref;
    await db
      .insert(socialLinks)
      .values({ userId, network: "youtube", accessToken: "sealed", isBroken: false, linkedAt: now });
    await insertInsight(db, ref, { snsId: "UC1", state: "analysing", analysisId: ref.analysisId, askedAt: new Date() });
    await shop.shop.jobs.enqueue(db, analyseJob, ref);
    expect((await whenAnalysed(person, "youtube")).fans_info.analysis).toMatchObject({
      errors: [{ code: "fans/temporarily-unavailable" }],
    });
    expect(await call(listSocialLinks, {})).toMatchObject({ value: { data: [{ state: "linked" }, {}] } });

    // Returning too often from one address leads to a message to begin again, as for anyone who lost their way.
    const backs = Array.from({ length: 61 }, () =>
      follow(shop, "/api/user/social-link/callback/youtube?state=x&code=y"),
    );
    expect(new Set(await Promise.all(backs))).toEqual(new Set(["/my-page/fans?social_link=unknown"]));
  } finally {
    await shop.stop();
  }
});
