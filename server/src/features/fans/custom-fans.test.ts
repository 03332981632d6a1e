import {
  type CustomFansInput,
  createUserInsight,
  getFansNumber,
  queryUserInsight,
  removeUserInsight,
  updateUserInsight,
} from "@surimono/contract/fans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { link, type Person, whenAnalysed } from "./link-member.fixture.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const typed: CustomFansInput = {
  fansSumNumber: 1000,
  femaleTotal: 60.5,
  maleTotal: 30,
  agePercentages: [
    { age: "age18-24", sex: "female", percentage: 40.5 },
    { age: "age65-", sex: "female", percentage: 20 },
    { age: "age25-34", sex: "male", percentage: 30 },
  ],
  fanskeywords: [
    { word: "猫", point: 1 },
    { word: "銭湯", point: 5 },
  ],
  socialIds: { instagram: "tabi.no_hanko", youtube: "@yofukashi" },
};
const create = ({ call, member }: Person, fans_info: CustomFansInput) =>
  call(createUserInsight, { user_id: member.id, privider_id: 4, fans_info });
const codeOf = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? "ok" : answer.failure.code;

async function idOf({ call, member }: Person): Promise<number> {
  const answer = await call(queryUserInsight, { user_id: member.id });
  return (answer.ok && answer.value.data[0]?.user_insight_id) || 0;
}

test("what a member types is kept, shown as every other source, and can be changed", async () => {
  const person = await opened.asMember();
  expect(await create(person, typed)).toMatchObject({
    value: {
      data: [
        {
          privider_id: 4,
          fans_info: {
            fansSumNumber: 1000,
            ...{ femaleTotal: 60.5, maleTotal: 30, otherTotal: 9.5 },
            agePercentages: typed.agePercentages,
            fanskeywords: [{ word: "銭湯" }, { word: "猫" }],
            analysis: { state: "none", profiling: { woman_per: 60.5 } },
            socialIds: { instagram: "tabi.no_hanko", youtube: "@yofukashi", twitter: "" },
          },
        },
      ],
    },
  });
  expect(codeOf(await create(person, typed))).toBe("fans/already-there");
  const change = {
    user_id: person.member.id,
    privider_id: 4 as const,
    user_insight_id: await idOf(person),
    fans_info: { ...typed, fansSumNumber: null, femaleTotal: 0, maleTotal: 0, agePercentages: [] },
  };
  expect(await person.call(updateUserInsight, change)).toMatchObject({
    value: { data: [{ fans_info: { fansSumNumber: null, femaleTotal: null, analysis: { profiling: null } } }] },
  });
});

test.each([
  ["fans/ratio-over-all", { maleTotal: 39.51, agePercentages: [] }],
  ["fans/ratio-mismatch", { femaleTotal: 60 }],
  ["fans/ratio-mismatch", { agePercentages: [{ age: "age18-24", sex: "female", percentage: 0 }] }],
  ["fans/instagram-name", { socialIds: { instagram: "旅のはんこ" } }],
  ["fans/at-id", { socialIds: { youtube: "yofukashi" } }],
  ["fans/at-id", { socialIds: { twitter: "surimono" } }],
  ["request/malformed", { femaleTotal: 101 }],
  ["request/malformed", { femaleTotal: 33.333 }],
  ["request/malformed", { fansSumNumber: 0 }],
  ["request/malformed", { agePercentages: [typed.agePercentages[0], typed.agePercentages[0]] }],
] as const)("%s: %j", async (code, change) => {
  const person = await opened.asMember();
  expect(codeOf(await create(person, { ...typed, ...change } as CustomFansInput))).toBe(code);
  expect(await idOf(person)).toBe(0);
});

test("another member's record can neither be read nor written", async () => {
  const [owner, other] = [await opened.asMember(), await opened.asMember()];
  await create(owner, typed);
  const user_insight_id = await idOf(owner);
  const record = { privider_id: 4 as const, user_insight_id, fans_info: { ...typed, fansSumNumber: 7 } };
  expect(codeOf(await other.call(queryUserInsight, { user_id: owner.member.id }))).toBe("access/forbidden");
  expect(codeOf(await other.call(getFansNumber, { user_id: owner.member.id }))).toBe("access/forbidden");
  expect(codeOf(await other.call(updateUserInsight, { ...record, user_id: owner.member.id }))).toBe("access/forbidden");
  expect(codeOf(await other.call(updateUserInsight, { ...record, user_id: other.member.id }))).toBe(
    "request/not-found",
  );
  await create(other, typed);
  expect(codeOf(await other.call(updateUserInsight, { ...record, user_id: other.member.id }))).toBe(
    "request/not-found",
  );
  expect(await owner.call(getFansNumber, { user_id: owner.member.id })).toMatchObject({ value: { data: 1000 } });
});

test("what was typed is forgotten when the member wants it, and nobody else's", async () => {
  const [person, other] = [await opened.asMember(), await opened.asMember()];
  await create(person, typed);
  await create(other, typed);
  const { call, member } = person;
  expect(codeOf(await other.call(removeUserInsight, { user_id: member.id }))).toBe("access/forbidden");
  for (const _time of ["once", "again"])
    expect(codeOf(await call(removeUserInsight, { user_id: member.id }))).toBe("ok");
  expect(await call(queryUserInsight, { user_id: member.id })).toMatchObject({ value: { data: [], summary: null } });
  expect(await idOf(other)).toBeGreaterThan(0);
});

test("figures typed in place of a channel that says nothing of its fans count once", async () => {
  const person = await opened.asMember();
  await link(opened, person, "youtube", "small");
  await whenAnalysed(person, "youtube");
  const fans = async () => {
    const [all, average] = [
      await person.call(queryUserInsight, { user_id: person.member.id }),
      await person.call(getFansNumber, { user_id: person.member.id }),
    ];
    return [all.ok && all.value.summary?.fansSumNumber, average.ok && average.value.data];
  };
  expect(await fans()).toEqual([38, 38]);
  await create(person, { ...typed, fansSumNumber: 40, socialIds: { youtube: "@hajimete_engawa" } });
  expect(await fans()).toEqual([40, 40]);
});

test("all accounts are one summary, and profit is reckoned with their average", async () => {
  const person = await opened.asMember();
  const { call, member } = person;
  expect(await call(getFansNumber, { user_id: member.id })).toEqual({ ok: true, value: { data: null } });
  await create(person, { ...typed, fansSumNumber: 2300 });
  await link(opened, person, "instagram", "hanko");
  await whenAnalysed(person, "instagram");
  const answer = await call(queryUserInsight, { user_id: member.id });
  expect(answer).toMatchObject({
    value: { data: [{ privider_id: 2 }, { privider_id: 4 }], summary: { fansSumNumber: 26_600, estimated: true } },
  });
  expect(await call(getFansNumber, { user_id: member.id })).toEqual({ ok: true, value: { data: 13_300 } });
  const one = await call(queryUserInsight, { user_id: member.id, privider_id: 4 });
  expect(one).toMatchObject({ value: { data: [{ privider_id: 4 }], summary: { fansSumNumber: 2300 } } });
});
