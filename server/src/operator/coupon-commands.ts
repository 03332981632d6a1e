import {
  type CouponAudience,
  type CouponTerms,
  leastMinimum,
  MOST_RATE,
  readCouponCode,
} from "@surimono/domain/coupons";
import { DAY_MS, dayInJapan, isDay, startOfDay } from "@surimono/domain/kernel";
import {
  type CountedCoupon,
  countCoupons,
  createCoupon,
  type NewCoupon,
  pauseCoupon,
  stopCoupon,
} from "../features/coupons/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc, readText } from "./operator-text.ts";

const AUDIENCES: Readonly<Record<string, CouponAudience>> = { consumers: "consumer", businesses: "business" };
const NEW_MEMBERS = "new-members";

export const COUPON_HELP = `  npm run operator -- coupon create <code> --amount <yen> --minimum <yen> --name <text> [--from <day>] [--until <day>]
      [--percent <1-90>] [--delivery <yes|no>] [--uses <number>] [--per-member <number>] [--budget <yen>]
      [--for <new-members,consumers,businesses>] [--offer <yes|no>] [--yes]
      A coupon that each member can use once: --amount off goods of --minimum or more, tax included. The code has 4 to 20 letters A to Z
      and digits. --from and --until are days in Japan, such as 2026-12-31, both included; without them it is valid now and has no end.
      --uses limits the uses of all members together. --for new-members: only those without an order. --offer yes: the cart shows it to
      everybody who can use it; otherwise its code has to be known. --minimum is at least 50 yen more than --amount.
      --percent takes so much off the goods, and --delivery yes the delivery, each --amount at the most. --budget is what all orders
      together may take off, --per-member how many orders of one member (1 unless said otherwise). Ranks and named members: at the console.
  npm run operator -- coupon list
      All coupons, the new member's too, with what was used.
  npm run operator -- coupon show <code>
      One of them.
  npm run operator -- coupon pause <code> [--yes], coupon resume <code> [--yes]
      Nobody new can use it until it goes on.
  npm run operator -- coupon stop <code> [--yes]
      Nobody can use it any more. It cannot be started again: make a new one. An open payment page may still be paid with it.`;

export const COUPON_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  coupon: {
    words: 2,
    options: [
      ...["amount", "minimum", "name", "from", "until", "uses", "for", "offer"],
      ...["percent", "delivery", "budget", "per-member"],
    ],
    reads: ([verb]) => verb === "list" || verb === "show",
    run: (work, verb, code) => {
      const run = verb !== undefined && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
      if (!run) throw new Error(`coupon create, list, show, pause, resume or stop?\n\n${COUPON_HELP}`);
      if (verb !== "create") refuseOptions(work, `${verb}`);
      return run(work, code);
    },
  },
};

const VERBS: Readonly<Record<string, (work: OperatorWork, code: string | undefined) => Promise<number>>> = {
  create,
  list,
  show,
  pause: (work, code) => pause(work, code, true),
  resume: (work, code) => pause(work, code, false),
  stop,
};

function refuseOptions({ options }: OperatorWork, verb: string): void {
  const given = Object.entries(options).find(([, value]) => value !== undefined);
  if (given) throw new Error(`--${given[0]} does not belong to coupon ${verb}. See --help.`);
}

async function create(work: OperatorWork, typed: string | undefined): Promise<number> {
  const now = new Date();
  const coupon = readCoupon(work.options, readCode(typed), now);
  const [known] = await countCoupons(work.database, { code: coupon.code });
  if (known) throw new Error(taken(coupon.code));
  work.say(describe({ ...coupon, usesTaken: 0, budgetSpent: 0, pausedAt: null, stoppedAt: null }, now));
  await confirmOrStop(work, "Create it");
  const created = await work.database.inTransaction((tx) => createCoupon(tx, coupon, now));
  if (!created.ok) throw new Error(taken(coupon.code));
  work.say(`Done: ${created.value.code}.`);
  return 0;
}

async function list(work: OperatorWork, word: string | undefined): Promise<number> {
  if (word !== undefined) throw new Error(`What is “${word}”? coupon list shows all; coupon show <code> shows one.`);
  const now = new Date();
  const coupons = (await countCoupons(work.database)).reverse();
  work.tell(
    { coupons },
    coupons.map((counted) => describeCounted(counted, now)),
  );
  return 0;
}

async function show(work: OperatorWork, typed: string | undefined): Promise<number> {
  const counted = await find(work, typed);
  work.tell(counted, [describeCounted(counted, new Date())]);
  return 0;
}

async function stop(work: OperatorWork, typed: string | undefined): Promise<number> {
  const now = new Date();
  const counted = await find(work, typed);
  work.say(describeCounted(counted, now));
  if (counted.coupon.stoppedAt) throw new Error("It was stopped before.");
  await confirmOrStop(work, "Stop it for good");
  // Another operator may have been quicker; it is stopped either way.
  await work.database.inTransaction((tx) => stopCoupon(tx, counted.coupon.id, now));
  work.say("Done: it is stopped.");
  return 0;
}

async function pause(work: OperatorWork, typed: string | undefined, paused: boolean): Promise<number> {
  const now = new Date();
  const counted = await find(work, typed);
  work.say(describeCounted(counted, now));
  await confirmOrStop(work, paused ? "Let nobody new use it" : "Let it go on");
  const isDone = await work.database.inTransaction((tx) => pauseCoupon(tx, counted.coupon.id, paused ? now : null));
  if (!isDone) throw new Error(`It was ${paused ? "paused" : "running"} before, or it is stopped.`);
  work.say(`Done: it ${paused ? "is paused" : "goes on"}.`);
  return 0;
}

async function find(work: OperatorWork, typed: string | undefined): Promise<CountedCoupon> {
  const code = readCode(typed);
  const [counted] = await countCoupons(work.database, { code });
  if (!counted) throw new Error(`There is no coupon ${code}.`);
  return counted;
}

function readCode(typed: string | undefined): string {
  if (typed === undefined) throw new Error("Which coupon? Give its code.");
  const code = readCouponCode(typed);
  if (code === undefined) throw new Error("A code has 4 to 20 letters A to Z and digits.");
  return code;
}

const taken = (code: string) => `${code} was used for a coupon before. Take another code.`;

function readCoupon(options: OperatorWork["options"], code: string, now: Date): NewCoupon {
  const amount = readNumber(options, "amount", 1, 100_000);
  const minimum = readNumber(options, "minimum", 1, 10_000_000);
  const terms = readKind(options, amount);
  const least = leastMinimum(terms);
  if (minimum < least)
    throw new Error(`--minimum is at least ${least}, so that what is left can be paid by every method.`);
  const validFrom = options["from"] === undefined ? now : startOf("from", options["from"]);
  const validUntil = options["until"] === undefined ? null : nextDay(startOf("until", options["until"]));
  if (validUntil && (validUntil <= now || validUntil <= validFrom))
    throw new Error("--until is over before it begins.");
  const { audience, newMembersOnly } = readAudience(options["for"]);
  return {
    code,
    name: readName(options),
    ...{ ...terms, minimum, audience, newMembersOnly, validFrom, validUntil, rankId: null },
    budget: options["budget"] === undefined ? null : readNumber(options, "budget", amount, 1_000_000_000),
    usesPerMember: options["per-member"] === undefined ? 1 : readNumber(options, "per-member", 1, 100),
    isOffered: readYes(options, "offer"),
    maxUses: options["uses"] === undefined ? null : readNumber(options, "uses", 1, 1_000_000),
  };
}

/** Stands on receipts, in one line. */
function readName(options: OperatorWork["options"]): string {
  const name = readText(options, "name", 30);
  if (name.includes("\n")) throw new Error("--name has one line.");
  return name;
}

function readNumber(options: OperatorWork["options"], name: string, least: number, most: number): number {
  const text = options[name];
  if (text === undefined) throw new Error(`--${name} is missing.`);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`--${name} is a number from ${least} to ${most}.`);
  return value;
}

function readYes(options: OperatorWork["options"], name: string): boolean {
  const text = options[name];
  if (text !== undefined && text !== "yes" && text !== "no") throw new Error(`--${name} is yes or no.`);
  return text === "yes";
}

function readKind(options: OperatorWork["options"], amount: number): Omit<CouponTerms, "minimum"> {
  const ofDelivery = readYes(options, "delivery");
  if (options["percent"] === undefined) return { kind: ofDelivery ? "delivery" : "amount", amount, rate: 0 };
  if (ofDelivery) throw new Error("--percent is of the goods: leave --delivery out.");
  return { kind: "percent", amount, rate: readNumber(options, "percent", 1, MOST_RATE / 100) * 100 };
}

function readAudience(text: string | undefined) {
  const words = text?.split(",") ?? [];
  const kinds = words.filter((word) => word !== NEW_MEMBERS);
  const [kind] = kinds;
  const known = kind === undefined || Object.hasOwn(AUDIENCES, kind);
  if (!known || kinds.length > 1)
    throw new Error("--for is new-members, consumers or businesses, or new-members,consumers.");
  const audience: CouponAudience = (kind === undefined ? undefined : AUDIENCES[kind]) ?? "everybody";
  return { audience, newMembersOnly: words.includes(NEW_MEMBERS) };
}

/** The first moment of a day in Japan. */
function startOf(name: string, day: string): Date {
  // 9026 is a slip that would leave the coupon without an end.
  if (!isDay(day) || !day.startsWith("20")) throw new Error(`--${name} is a day, such as 2026-12-31.`);
  return startOfDay(day);
}

function nextDay(moment: Date): Date {
  return new Date(moment.getTime() + DAY_MS);
}

function describeCounted({ coupon, used, held }: CountedCoupon, now: Date): string {
  return `${describe(coupon, now)}\n    used ${used}, held by unpaid orders ${held}`;
}

type Described = NewCoupon & Pick<CountedCoupon["coupon"], "usesTaken" | "budgetSpent" | "pausedAt" | "stoppedAt">;

function describe(coupon: Described, now: Date): string {
  const audience = coupon.audience === "rank" ? `rank ${coupon.rankId} and above` : coupon.audience;
  const who = [coupon.newMembersOnly ? "members without an order" : "", audience].filter(Boolean).join(", ");
  const until = coupon.validUntil ? ` to ${dayInJapan(new Date(coupon.validUntil.getTime() - 1))} in Japan` : "";
  return [
    `${coupon.code} ${coupon.name}: ${worthOf(coupon)} from ${coupon.minimum} yen (${stateOf(coupon, now)})`,
    `    for ${who}; ${coupon.isOffered ? "offered in the cart" : "by its code only"}; valid from ${dayInJapan(coupon.validFrom)}${until}`,
    ...(coupon.maxUses === null ? [] : [`    ${coupon.usesTaken} of ${coupon.maxUses} uses taken`]),
    ...(coupon.usesPerMember === 1 ? [] : [`    ${coupon.usesPerMember} uses for each member`]),
    ...(coupon.budget === null ? [] : [`    ${coupon.budgetSpent} of ${coupon.budget} yen spent`]),
  ].join("\n");
}

function worthOf({ kind, amount, rate }: Described): string {
  if (kind === "percent") return `${rate / 100} % off, at most ${amount} yen,`;
  return kind === "delivery" ? `delivery off, at most ${amount} yen,` : `${amount} yen off`;
}

function stateOf(coupon: Described, now: Date): string {
  const { stoppedAt, pausedAt, validFrom, validUntil, maxUses, usesTaken, budget, budgetSpent } = coupon;
  if (stoppedAt) return `stopped ${atUtc(stoppedAt)}`;
  if (validUntil && now >= validUntil) return "over";
  if (pausedAt) return `paused ${atUtc(pausedAt)}`;
  if (now < validFrom) return "not yet";
  if (budget !== null && budgetSpent >= budget) return "budget spent";
  return maxUses !== null && usesTaken >= maxUses ? "used up" : "running";
}
