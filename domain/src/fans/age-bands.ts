/** Rule fans-age-bands. */
export const AGE_BANDS = ["13-17", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** A bucket as written in the video network's reports and in the summary (rule fans-age-bands). */
export const AGE_BUCKETS = ["age13-17", "age18-24", "age25-34", "age35-44", "age45-54", "age55-64", "age65-"] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];

export function bucketOf(band: AgeBand): AgeBucket {
  return AGE_BUCKETS[AGE_BANDS.indexOf(band)] as AgeBucket;
}

/** Undefined for an unknown bucket. */
export function bandOf(bucket: string): AgeBand | undefined {
  return AGE_BANDS[AGE_BUCKETS.indexOf(bucket as AgeBucket)];
}
