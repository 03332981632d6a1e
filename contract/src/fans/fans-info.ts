import { AGE_BANDS, AGE_BUCKETS } from "@surimono/domain/fans";
import * as z from "zod/mini";
import { type AnalysisFailureCode, analysisFailures } from "./failures.ts";

/** Of all fans, with at most two decimals. */
export const percentage = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));

const agePercentage = z.object({
  age: z.enum(AGE_BUCKETS),
  /** `other`: people who told their network something else or nothing. */
  sex: z.enum(["female", "male", "other"]),
  percentage,
});

const keyword = z.object({ word: z.string(), point: z.int() });

/** By age band, `13-17` to `65+`; unknown is 0. */
const percentageByBand = z.object(
  Object.fromEntries(AGE_BANDS.map((band) => [band, percentage])) as Record<
    (typeof AGE_BANDS)[number],
    typeof percentage
  >,
);

/** Who the fans are, as every place that shows it reads it (rule fans-summary). */
const summaryFields = {
  /** Null where the network hides it or nobody typed it. */
  fansSumNumber: z.nullable(z.int()),
  /** All three are null if the sexes are unknown. */
  femaleTotal: z.nullable(percentage),
  maleTotal: z.nullable(percentage),
  otherTotal: z.nullable(percentage),
  /** Only values above 0; empty if the ages are unknown. */
  agePercentages: z.array(agePercentage),
  /** The network counts ages and sexes apart, so their combinations are computed. */
  estimated: z.boolean(),
  /** The most frequent first. */
  fanskeywords: z.array(keyword),
};

export const fansSummarySchema = z.object(summaryFields);
export type WireFansSummary = z.output<typeof fansSummarySchema>;

const codes = Object.keys(analysisFailures) as [AnalysisFailureCode, ...AnalysisFailureCode[]];

export const fansInfoSchema = z.object({
  ...summaryFields,
  profile: z.object({
    name: z.string(),
    /** Without the @; or empty. */
    username: z.string(),
    followers_count: z.nullable(z.int()),
  }),
  analysis: z.object({
    /** `none` before the first, and for figures typed by a member. While it is `analysing` the page looks again every 2 s. */
    state: z.enum(["none", "analysing", "done", "failed"]),
    /** `failed` has one; `done` may have `fans/insufficient-data`: then `profiling` is null. The message can be shown as it is. */
    errors: z.array(z.object({ code: z.enum(codes), message: z.string() })),
    profiling: z.nullable(
      z.object({
        man_per: percentage,
        woman_per: percentage,
        followers_new_profiling: z.object({ male: percentageByBand, female: percentageByBand }),
      }),
    ),
    synonymExpandedKeywords: z.array(keyword),
    /** The last twelve months, oldest first, `2026-10`; empty where the network does not say. */
    followers: z.array(z.object({ month: z.string(), gained: z.int(), lost: z.int() })),
    /** The earliest time of the next request; null: now. */
    next_refresh: z.nullable(z.string()),
  }),
  /** The accounts that a member named beside their own figures. */
  socialIds: z.object({ youtube: z.string(), instagram: z.string(), twitter: z.string() }),
});
export type WireFansInfo = z.output<typeof fansInfoSchema>;

export const userInsightSchema = z.object({
  user_insight_id: z.int(),
  user_id: z.string(),
  /** 1 YouTube, 2 Instagram, 4 typed by the member. */
  privider_id: z.literal([1, 2, 4]),
  sns_id: z.string(),
  sns_name: z.string(),
  /** ISO; null before the first analysis has ended. It changes with each analysis that ends, successful or not. */
  update_time: z.nullable(z.string()),
  fans_info: fansInfoSchema,
});
export type WireUserInsight = z.output<typeof userInsightSchema>;
