import { hasWork } from "@surimono/domain/designs";
import { confirm } from "#app/ui/confirm.ts";
import type { Simulation } from "./simulation-store.ts";

/** Only one design is tried at a time: asks before another takes the place of one that was worked on. */
export async function mayReplace(before: Simulation | undefined): Promise<boolean> {
  // What was only laid out from a picture is laid out anew as quickly.
  if (!before || !hasWork(before.document) || before.revision === 0) return true;
  return confirm({
    title: "ためしているデザインを置きかえますか？",
    message: `この端末に残っている「${before.name}」のデザインは失われます。残したいときは、「ためしにデザイン」から開いて、先に保存してください。`,
    yes: "新しくはじめる",
    no: "今のデザインを残す",
    danger: true,
  });
}
