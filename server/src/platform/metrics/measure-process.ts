import { monitorEventLoopDelay } from "node:perf_hooks";
import { drawingMemory } from "@surimono/studio/print";
import type { Metrics } from "./metrics.ts";

const NS = 1e9;
const MB = 1_000_000;

/** What the process takes, and how late it comes to its work. */
export function measureProcess(watch: Metrics["watch"]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  watch(
    {
      surimono_event_loop_delay_seconds: "How late work begins, since the figures were last fetched",
      surimono_memory_bytes: "Memory of the process: as the system sees it, and its heap",
      surimono_drawing_memory_bytes: "Lent to drawing processes, and the most there is",
      surimono_drawings_waiting: "Drawings that wait for memory",
    },
    () => {
      const late = (quantile: string, value: number) => ({
        ...{ name: "surimono_event_loop_delay_seconds", labels: { quantile } },
        value: Number.isFinite(value) ? value / NS : 0,
      });
      const { rss, heapUsed } = process.memoryUsage();
      const { lentMb, totalMb, waiting } = drawingMemory.state();
      const readings = [
        ...[late("0.5", delay.percentile(50)), late("0.99", delay.percentile(99)), late("1", delay.max)],
        { name: "surimono_memory_bytes", value: rss, labels: { kind: "resident" } },
        { name: "surimono_memory_bytes", value: heapUsed, labels: { kind: "heap" } },
        { name: "surimono_drawing_memory_bytes", value: lentMb * MB, labels: { kind: "lent" } },
        { name: "surimono_drawing_memory_bytes", value: totalMb * MB, labels: { kind: "most" } },
        { name: "surimono_drawings_waiting", value: waiting },
      ];
      delay.reset();
      return readings;
    },
  );
}
