import type { Meter } from "@opentelemetry/api";
import type { NearFiles } from "../files/index.ts";

/** Whether pictures of goods were there, or had to be drawn. */
export function countReads(meter: Meter): (files: NearFiles) => NearFiles {
  const reads = meter.createCounter("surimono_picture_reads", {
    description: "Pictures of goods that were there (hit), or had to be drawn (miss)",
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
