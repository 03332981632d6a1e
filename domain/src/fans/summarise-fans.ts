import { allocate } from "../kernel/index.ts";
import { AGE_BANDS } from "./age-bands.ts";
import { type AgeShare, type Audience, SEXES } from "./audience.ts";
import { addKeywords, type Keyword } from "./keywords.ts";
import { FAN_PROVIDERS, type FanProvider, networkOf } from "./providers.ts";
import type { NamedAccount } from "./social-id.ts";

/** What is known about the fans of one account, or of all together (rule fans-summary). */
export interface KnownFans {
  /** Of several accounts together; a follower of two counts twice. */
  readonly fanCount: number | undefined;
  readonly audience: Audience | undefined;
  readonly keywords: readonly Keyword[];
}

/** What is known through one account, with its name. */
interface Source {
  readonly provider: FanProvider;
  /** Without the @. */
  readonly username: string;
  readonly audience: unknown;
  /** For figures a member entered: the accounts they are about. */
  readonly namedIds: Readonly<Record<NamedAccount, string>>;
}

/**
 * Without the networks that the member entered figures for: if an account's fans are otherwise unknown, the bare number would be
 * counted twice.
 */
export function withoutReplaced<Known extends Source>(all: readonly Known[]): Known[] {
  const typed = all.find(({ provider }) => provider === FAN_PROVIDERS.custom);
  return all.filter(({ provider, username, audience }) => {
    const network = networkOf(provider);
    const isNamed = network && username && typed && sameAccount(typed.namedIds[network], username);
    return audience || !isNamed;
  });
}

function sameAccount(typedId: string, username: string): boolean {
  return typedId.replace(/^@/, "").toLowerCase() === username.toLowerCase();
}

/** Each account weighs as much as its fans; one without a number weighs the average of the others. */
export function summariseFans(accounts: readonly KnownFans[]): KnownFans {
  const counts = accounts.flatMap(({ fanCount }) => (fanCount === undefined ? [] : [fanCount]));
  const usual = averageFanCount(counts) || 1;
  const known = accounts.flatMap(({ audience, fanCount }) =>
    audience ? [{ audience, weight: (fanCount ?? usual) || 1 }] : [],
  );
  return {
    fanCount: counts.length > 0 ? counts.reduce((left, right) => left + right, 0) : undefined,
    audience: known.length > 0 ? meanAudience(known) : undefined,
    keywords: addKeywords(accounts.map(({ keywords }) => keywords)),
  };
}

/**
 * The number a member's profit from fans is calculated with (rule fans-average). Undefined without any number, rounded to whole fans.
 */
export function averageFanCount(counts: readonly number[]): number | undefined {
  if (counts.length === 0) return undefined;
  return Math.round(counts.reduce((left, right) => left + right, 0) / counts.length);
}

type Weighted = { readonly audience: Audience; readonly weight: number };

function meanAudience(known: readonly Weighted[]): Audience {
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (shareOf: (audience: Audience) => number) =>
    Math.round(known.reduce((sum, { audience, weight }) => sum + shareOf(audience) * weight, 0) / all);
  const roughly = SEXES.map((sex) => mean(({ totals }) => totals[sex]));
  // Three numbers rounded up could exceed the total.
  const whole = Math.min(
    10_000,
    roughly.reduce((left, right) => left + right, 0),
  );
  const [female = 0, male = 0, other = 0] = allocate(whole, roughly);
  const totals = { female, male, other };
  const withAges = known.filter(({ audience }) => audience.ages.length > 0);
  const ages = SEXES.flatMap((sex): AgeShare[] => {
    const weights = AGE_BANDS.map((band) =>
      withAges.reduce((sum, { audience, weight }) => sum + shareIn(audience, sex, band) * weight, 0),
    );
    if (weights.every((weight) => weight === 0)) return [];
    return allocate(totals[sex], weights).flatMap((share, index) => {
      const band = AGE_BANDS[index];
      return band && share > 0 ? [{ sex, band, share }] : [];
    });
  });
  return { totals, ages, estimated: known.length > 1 || known.some(({ audience }) => audience.estimated) };
}

function shareIn(audience: Audience, sex: string, band: string): number {
  return audience.ages.find((one) => one.sex === sex && one.band === band)?.share ?? 0;
}
