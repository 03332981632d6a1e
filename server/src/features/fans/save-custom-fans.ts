import type { createUserInsight } from "@surimono/contract/fans";
import type { PayloadOf } from "@surimono/contract/kernel";
import {
  type Audience,
  bandOf,
  FAN_PROVIDERS,
  findRatioFault,
  isSocialId,
  NAMED_ACCOUNTS,
  type NamedAccount,
} from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import * as store from "./fans.store.ts";

type CustomFans = Extract<PayloadOf<typeof createUserInsight>, { privider_id: 4 }>;
type Typed = CustomFans["fans_info"];

const provider = FAN_PROVIDERS.custom;

/** Keeps what a member first typed about their fans. */
export async function createCustomFans(shop: Shop, userId: string, payload: CustomFans) {
  const read = readCustomFans(payload, shop.now());
  if (!read.ok) return read;
  const inserted = await store.insertInsight(shop.database.db, { userId, provider }, read.value);
  return inserted ? ok(inserted) : fail("fans/already-there");
}

export async function updateCustomFans(shop: Shop, userId: string, payload: CustomFans, id: number) {
  const read = readCustomFans(payload, shop.now());
  if (!read.ok) return read;
  const { db } = shop.database;
  const there = await store.findInsight(db, userId, provider);
  const updated = there?.id === id ? await store.updateInsight(db, userId, provider, read.value) : undefined;
  return updated ? ok(updated) : fail("request/not-found");
}

function readCustomFans({ fans_info: typed, sns_id: snsId = "", sns_name: snsName = "" }: CustomFans, now: Date) {
  const audience = readAudience(typed);
  const fault = findRatioFault(audience);
  if (fault) return fail(`fans/ratio-${fault}`);
  const namedIds = readIds(typed);
  const wrong = NAMED_ACCOUNTS.find((account) => namedIds[account] !== "" && !isSocialId(account, namedIds[account]));
  if (wrong) return fail(wrong === "instagram" ? "fans/instagram-name" : "fans/at-id", { account: wrong });
  return ok({
    ...{ snsId, snsName, namedIds },
    audience: withoutNothing(audience),
    fanCount: typed.fansSumNumber,
    keywords: typed.fanskeywords.toSorted((left, right) => right.point - left.point),
    updatedAt: now,
  });
}

/** With every age typed: if all are 0, they do not add up to a sex that has fans. */
function readAudience({ femaleTotal, maleTotal, agePercentages }: Typed): Audience {
  const female = basisPoints(femaleTotal);
  const male = basisPoints(maleTotal);
  const ages = agePercentages.flatMap(({ age, sex, percentage }) => {
    const band = bandOf(age);
    return band ? [{ sex, band, share: basisPoints(percentage) }] : [];
  });
  return { totals: { female, male, other: Math.max(0, 10_000 - female - male) }, ages, estimated: false };
}

/** Null if nothing was typed about the sexes. */
function withoutNothing(audience: Audience): Audience | null {
  const { female, male } = audience.totals;
  if (female + male === 0) return null;
  return { ...audience, ages: audience.ages.filter(({ share }) => share > 0) };
}

function readIds({ socialIds = {} }: Typed): Record<NamedAccount, string> {
  const { youtube = "", instagram = "", twitter = "" } = socialIds;
  return { youtube, instagram, twitter };
}

function basisPoints(percentage: number): number {
  return Math.round(percentage * 100);
}
