import { applyBusiness, login, resendVerification, signIn, signUp, verifyEmail } from "@surimono/contract/members";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { GUARDIAN_CONSENT_WORDING, PRIVACY_VERSION, TERMS_VERSION } from "@surimono/domain/members";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { tokenIn, waitForLetter } from "../testing/index.ts";

let opened: TestShop;
let folder: string;
let now = new Date("2026-11-20T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
  folder = opened.shop.mail.folder as string;
});
afterAll(() => opened.stop());

const wish = (email: string, change: object = {}) => ({
  email,
  password: "correct horse",
  birthday: "1990-04-01",
  agree_terms: true as const,
  agree_privacy: true as const,
  ...change,
});

const rows = async (text: string, ...values: unknown[]) => (await opened.shop.database.pool.query(text, values)).rows;

/** True before the first order and after it. */
const COUPON_NEWS =
  "「新規会員クーポン」をご用意しました。¥ 1,500（税込）以上のはじめてのご注文が¥ 1,000引きです。カートで自動的に差し引きます。ご利用の状況はマイページでご覧いただけます。";

describe("a consumer signs up", () => {
  test("asks, follows the letter with the password, and is the member that the token says", async () => {
    const guest = opened.callAs();
    expect(await guest(signUp, wish(" Hanako@Example.com "))).toMatchObject({ ok: true });
    const before = await guest(signIn, { email: "hanako@example.com", password: "correct horse" });
    expect(before).toMatchObject({ ok: false, failure: { code: "members/sign-in-failed" } });

    const letter = await waitForLetter(folder, "hanako@example.com");
    expect(letter.text).toContain(`${opened.shop.env.publicUrl}/verification?token=`);
    const session = await guest(verifyEmail, { token: tokenIn(letter), password: "correct horse" });
    if (!session.ok) throw new Error(session.failure.code);
    expect(session.value.kind).toBe("consumer");
    expect(await guest(signIn, { email: "ＨＡＮＡＫＯ＠example.com", password: "correct horse" })).toMatchObject({
      ok: true,
    });
    const member = opened.callAs(session.value.token);
    const first = await member(login, {});
    expect(first).toMatchObject({
      ok: true,
      value: {
        user: {
          email: "hanako@example.com",
          kind: "consumer",
          login_strategy: "auth0b2c",
          needs_nickname: true,
          first_login: true,
          email_verified: true,
          discount_rate: 0,
          business: null,
        },
      },
    });
    expect(await member(login, {})).toMatchObject({ value: { user: { first_login: false } } });
    expect(await member(getPrivateNotifications, {})).toMatchObject({
      value: {
        data: [{ type: 1, link_url: "/my-page#coupons", content: COUPON_NEWS }, {}, {}],
      },
    });
    const agreed = await rows(
      "select document, version from agreements a join users u on u.id = a.user_id where email = $1 order by 1",
      "hanako@example.com",
    );
    expect(agreed).toEqual([
      { document: "privacy", version: PRIVACY_VERSION },
      { document: "terms", version: TERMS_VERSION },
    ]);
  });

  test("is led on by the letter to where they wanted to go, on any device, and never to another site", async () => {
    const guest = opened.callAs();
    const email = "wanted@example.com";
    expect(await guest(signUp, wish(email, { redirect_to: "/items?search=湯&sort=2" }))).toMatchObject({ ok: true });
    const link = /https?:\S+verification\S+/.exec((await waitForLetter(folder, email)).text)?.[0] ?? "";
    expect(new URL(link).searchParams.get("redirectTo")).toBe("/items?search=湯&sort=2");
    expect(await guest(resendVerification, { email })).toMatchObject({ ok: true });
    expect((await waitForLetter(folder, email, 2)).text).toContain("redirectTo=%2Fitems");
    for (const redirect_to of ["//evil.example", "https://evil.example", "/\\evil.example", "/a b"])
      expect(await guest(signUp, wish(email, { redirect_to }))).toMatchObject({ ok: false });
  });

  test("cannot without both agreements, a real address, a possible birthday and a fair password", async () => {
    const guest = opened.callAs();
    const refused = async (change: object) => {
      const answer = await guest(signUp, wish("refused@example.com", change) as never);
      return answer.ok ? "ok" : answer.failure.code;
    };
    expect(await refused({ agree_terms: false })).toBe("request/malformed");
    expect(await refused({ agree_privacy: undefined })).toBe("request/malformed");
    expect(await refused({ email: "no address" })).toBe("request/malformed");
    expect(await refused({ password: "1234567" })).toBe("request/malformed");
    expect(await refused({ password: "x".repeat(129) })).toBe("request/malformed");
    expect(await refused({ kind: "business" })).toBe("request/malformed");
    expect(await refused({ birthday: "2001-02-29" })).toBe("request/malformed");
    expect(await refused({ birthday: "2027-01-01" })).toBe("members/birthday-impossible");
    expect(await refused({ password: "REFUSED@example.com" })).toBe("members/password-same-as-email");
    expect(await rows("select * from sign_ups where email = $1", "refused@example.com")).toEqual([]);
  });
});

describe("a nickname given at the sign-up", () => {
  test("is the account's, trimmed, and nobody asks for it again", async () => {
    const guest = opened.callAs();
    const email = "named@example.com";
    expect(await guest(signUp, wish(email, { nickname: " すり子 " }))).toMatchObject({ ok: true });
    const session = await guest(verifyEmail, {
      token: tokenIn(await waitForLetter(folder, email)),
      password: "correct horse",
    });
    if (!session.ok) throw new Error(session.failure.code);
    expect(await opened.callAs(session.value.token)(login, {})).toMatchObject({
      value: { user: { nickname: "すり子", needs_nickname: false } },
    });
  });

  test("is refused as anywhere else, and keeps nothing", async () => {
    const email = "unnamed@example.com";
    for (const [nickname, code] of [
      [" ", "members/nickname-missing"],
      ["すり子😀", "members/nickname-emoji"],
      ["あ".repeat(51), "members/nickname-too-long"],
    ] as const)
      expect(await opened.callAs()(signUp, wish(email, { nickname }))).toMatchObject({ ok: false, failure: { code } });
    expect(await rows("select * from sign_ups where email = $1", email)).toEqual([]);
  });
});

describe("a minor needs a guardian", () => {
  test("refused without consent and name, and the consent is stored with its words, time and evidence", async () => {
    const guest = opened.callAs();
    const email = "minor@example.com";
    const asked = (change: object) => guest(signUp, wish(email, { birthday: "2008-11-21", ...change }));
    for (const change of [
      {},
      { guardian_consent: true },
      { guardian_name: "親 花子" },
      { guardian_consent: false, guardian_name: "親 花子" },
    ]) {
      expect(await asked(change)).toMatchObject({
        ok: false,
        failure: { code: "members/guardian-consent-required", status: 422 },
      });
    }
    expect(await asked({ guardian_consent: true, guardian_name: "親 花子" })).toMatchObject({ ok: true });
    now = new Date("2026-11-20T05:00:00Z");
    await guest(verifyEmail, { token: tokenIn(await waitForLetter(folder, email)), password: "correct horse" });
    const consents = await rows(
      "select g.* from guardian_consents g join users u on u.id = g.user_id where u.email = $1",
      email,
    );
    expect(consents).toMatchObject([
      {
        guardian_name: "親 花子",
        wording: GUARDIAN_CONSENT_WORDING,
        address: "127.0.0.1",
        consented_at: new Date("2026-11-20T03:00:00Z"),
      },
    ]);
  });

  test("needs none from the 18th birthday on, by the shop's clock in Japan", async () => {
    const guest = opened.callAs();
    now = new Date("2026-11-20T14:59:59Z");
    expect(await guest(signUp, wish("eve@example.com", { birthday: "2008-11-21" }))).toMatchObject({ ok: false });
    now = new Date("2026-11-20T15:00:00Z");
    expect(await guest(signUp, wish("eve@example.com", { birthday: "2008-11-21" }))).toMatchObject({ ok: true });
  });
});

describe("a link works once", () => {
  test("of ten that race one opens the account", async () => {
    const guest = opened.callAs();
    const email = "race@example.com";
    await guest(signUp, wish(email));
    const token = tokenIn(await waitForLetter(folder, email));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guest(verifyEmail, { token, password: "correct horse" })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect(answer.failure).toMatchObject({ code: "members/link-not-valid", status: 410 });
    expect(await rows("select id from users where email = $1", email)).toHaveLength(1);
  });

  test("two sign-ups at once and both letters give one account", async () => {
    const guest = opened.callAs();
    const email = "double@example.com";
    await Promise.all([guest(signUp, wish(email)), guest(signUp, wish(email, { password: "second horse" }))]);
    const tokens = [tokenIn(await waitForLetter(folder, email)), tokenIn(await waitForLetter(folder, email, 2))];
    const answers = await Promise.all(
      tokens.flatMap((token) =>
        ["correct horse", "second horse"].map((password) => guest(verifyEmail, { token, password })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rows("select id from users where email = $1", email)).toHaveLength(1);
    expect(await rows("select id from sign_ups where email = $1", email)).toHaveLength(0);
  });

  test("an expired link and an invented one open nothing; a new letter does", async () => {
    const guest = opened.callAs();
    const email = "late@example.com";
    await guest(signUp, wish(email));
    const token = tokenIn(await waitForLetter(folder, email));
    await rows("update verifications set expires_at = now() - interval '1 second'");
    expect(await guest(verifyEmail, { token, password: "correct horse" })).toMatchObject({
      ok: false,
      failure: { code: "members/link-not-valid" },
    });
    expect(await guest(verifyEmail, { token: "x".repeat(32), password: "correct horse" })).toMatchObject({
      ok: false,
      failure: { code: "members/link-not-valid" },
    });
    expect(await guest(resendVerification, { email })).toMatchObject({ ok: true });
    expect(
      await guest(verifyEmail, { token: tokenIn(await waitForLetter(folder, email, 2)), password: "correct horse" }),
    ).toMatchObject({
      ok: true,
    });
  });
});

test("a business applies with company and contact, and waits for the operator", async () => {
  const guest = opened.callAs();
  const email = "buyer@company.example.com";
  const application = {
    email,
    password: "correct horse",
    company_name: "株式会社 髙﨑商店",
    contact_name: "髙﨑 太郎",
    phone: "03-1234-5678",
    agree_terms: true as const,
    agree_privacy: true as const,
  };
  expect(await guest(applyBusiness, { ...application, phone: "abc" })).toMatchObject({
    ok: false,
    failure: { code: "request/malformed" },
  });
  expect(await guest(applyBusiness, { ...application, phone: "０３ー１２３４ー５６７８" })).toMatchObject({ ok: true });
  const session = await guest(verifyEmail, {
    token: tokenIn(await waitForLetter(folder, email)),
    password: "correct horse",
  });
  expect(session).toMatchObject({ ok: true, value: { kind: "business" } });
  expect(await rows("select phone from business_profiles where company_name = $1", application.company_name)).toEqual([
    { phone: application.phone },
  ]);
  if (!session.ok) throw new Error(session.failure.code);
  expect(await opened.callAs(session.value.token, "b2b")(login, {})).toMatchObject({
    value: {
      user: {
        kind: "business",
        login_strategy: "business",
        needs_nickname: false,
        business: { state: "waiting", company_name: "株式会社 髙﨑商店", contact_name: "髙﨑 太郎" },
      },
    },
  });
});
