import type { Meter } from "@opentelemetry/api";
import type { NearFiles } from "../files/index.ts";

/** Whether what machines keep near was there, or had to be made. */
export function countReads(meter: Meter): (files: NearFiles) => NearFiles {
  const reads = meter.createCounter("surimono_picture_reads", {
    description: "Pictures of goods and packed fonts that were there (hit), or had to be made (miss)",
  });
  return (files) => ({
    async read(key) {
      const bytes = await files.read(key);
      reads.add(1, { outcome: bytes ? "hit" : "miss" });
      return bytes;
    },
    write: (key, bytes, contentType) => files.write(key, bytes, contentType),
  });
}
