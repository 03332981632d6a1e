import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  type CatalogueData,
  createItemFinder,
  type ItemFilter,
  type ItemFinder,
  indexItems,
  SORT_POPULARITY,
  SORT_PRICE_HIGH,
  SORT_PRICE_LOW,
  type SortId,
} from "@surimono/domain/catalogue";
import { openCatalogueFiles } from "../../server/src/features/catalogue/read-catalogue.ts";
import { type Bench, type Measurement, readable } from "./bench.ts";

const SIZES = [100, 10_000, 1_000_000];
const SAMPLES = 400;
const FIRST_SAMPLES = 100;
const PAGE = 24;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

type Ask = { readonly filter: ItemFilter; readonly sort: SortId };
const popular = (search: string): Ask => ({ filter: { search }, sort: SORT_POPULARITY });

/** Searches repeatedly, each time for another of the first pages, as customers do. */
const KNOWN: Readonly<Record<string, readonly Ask[]>> = {
  common: ["Tシャツ", "トート", "マグ", "ぱーか", "コットン"].map(popular),
  rare: ["夜ふかし 42", "朝やけ 77", "海べ 13"].map(popular),
  absent: ["冷蔵庫", "自転車", "zzz"].map(popular),
  "one character": ["白", "T", "M"].map(popular),
  "filtered and sorted": [
    { filter: { search: "Tシャツ", presetColorIds: [1, 6], lowerPrice: 1000, upperPrice: 3000 }, sort: SORT_PRICE_LOW },
    { filter: { displayCategoryId: 1, methodId: 67, sustainable: true }, sort: SORT_PRICE_HIGH },
    { filter: { search: "オーガニック", kindId: 1, donationAvailable: true }, sort: SORT_PRICE_LOW },
  ],
};

/** The search itself, as the shop calls it behind its cache. */
export const bench: Bench = {
  title: "Search by number of products",
  note: [
    "The shop's own finder over copies of the real items with names of their own, in one process. “Known” is a term or filter that was asked for",
    "before, with another page or order; “first” one that nobody asked for since the catalogue or its sales changed. From 100 to 1,000,000 products the",
    "logarithm grows 3-fold: what is known stays below that. What is asked first does not, since any part of a word must be found: it reads all names",
    "once, as one text. Lists of every pair of letters would shorten that, for another 100 MB and twice the time to make the index, at a size ten",
    "thousand times the shop's; some ten milliseconds once are cheaper. Above the finder, whole answers are kept too.",
  ].join("\n"),
  async run() {
    const real = (await openCatalogueFiles()).read();
    const measured: Measured[] = [];
    for (const size of SIZES) measured.push(measureSize(real, size));
    return [...measured.flatMap(({ lines }) => lines), growth(measured)];
  },
};

interface Measured {
  readonly lines: readonly Measurement[];
  readonly knownP95: number;
  readonly firstP95: number;
}

function measureSize(real: CatalogueData, size: number): Measured {
  collectGarbage();
  const before = process.memoryUsage();
  const started = performance.now();
  const finder = createItemFinder(indexItems(grow(real, size), (id) => (id * 7919) % 97));
  const built = performance.now() - started;
  const all = Object.entries(KNOWN).map(([what, asks]) => [what, known(finder, asks)] as const);
  collectGarbage();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;
  // The memory of a hundred is lost in the noise of the garbage collector.
  const memory = megabytes < 1 ? "less than 1 MB" : `${readable(megabytes, 1)} MB`;
  const first = firstTimes(finder, size);
  const of = `${readable(size)} products`;
  return {
    lines: [
      {
        what: `${of}: index made, and its memory with its sets`,
        measured: `${readable(built)} ms, ${memory}`,
      },
      { what: `${of}: first`, measured: spread(first) },
      ...all.map(([what, times]) => ({ what: `${of}: known, ${what}`, measured: spread(times) })),
    ],
    knownP95: percentile(
      all.flatMap(([, times]) => times),
      95,
    ),
    firstP95: percentile(first, 95),
  };
}

function growth(measured: readonly Measured[]): Measurement {
  const [least, most] = [measured[0] as Measured, measured.at(-1) as Measured];
  const times = (key: "knownP95" | "firstP95") => `${readable(most[key] / least[key], 1)}-fold`;
  return {
    what: "95 % from 100 to 1,000,000 products",
    measured: `known ${times("knownP95")}, first ${times("firstP95")}`,
  };
}

/** Items share everything with the real ones but number, name and day, as they do in the shop's memory. */
function grow(real: CatalogueData, size: number): CatalogueData {
  const series = ["夜ふかし", "朝やけ", "海べ", "山のぼり", "花ぐもり", "夕すずみ", "雪あかり", "月夜"];
  const items = Array.from({ length: size }, (_, n) => {
    const item = real.items[n % real.items.length] as CatalogueData["items"][number];
    const day = String(1 + (n % 28)).padStart(2, "0");
    return {
      ...item,
      id: 10_000 + n,
      name: `${series[n % 7]} ${n} ${item.name}`,
      releasedOn: `2025-0${1 + (n % 9)}-${day}`,
    };
  });
  return { ...real, items };
}

function known(finder: ItemFinder, asks: readonly Ask[]): number[] {
  for (const ask of asks) take(finder, ask, 0);
  return Array.from({ length: SAMPLES }, (_, n) => take(finder, asks[n % asks.length] as Ask, (n % 5) * PAGE));
}

/** Parts of words and numbers, each searched once. */
function firstTimes(finder: ItemFinder, size: number): number[] {
  const parts = ["ャツ", "ット", "ふか", "やけ", "ぐも", "すず", "あか", "コッ", "ート", "カッ"];
  return Array.from({ length: FIRST_SAMPLES }, (_, n) => {
    const number = Math.floor((n * size) / FIRST_SAMPLES);
    return take(finder, popular(n < parts.length ? (parts[n] as string) : `${number} ${n % 3 === 0 ? "無い" : ""}`), 0);
  });
}

function take(finder: ItemFinder, { filter, sort }: Ask, offset: number): number {
  const started = performance.now();
  finder.find(filter, sort, { offset, limit: PAGE });
  return (performance.now() - started) * 1000;
}

function spread(times: readonly number[]): string {
  return `median ${readable(percentile(times, 50))} µs, 95 % ${readable(percentile(times, 95))} µs`;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
