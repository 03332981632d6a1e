import { type DiffLine, diffLines } from "@surimono/domain/words";
import { Part } from "../../../ui/facts.tsx";

const MARKS: Readonly<Record<DiffLine["kind"], { readonly sign: string; readonly look: string }>> = {
  same: { sign: " ", look: "" },
  gone: { sign: "−", look: "bg-tint text-red-text" },
  new: { sign: "＋", look: "bg-ok-tint text-ok" },
};
/** Lines that are the same around a change. */
const AROUND = 2;

/** What was taken out and put in, with a little of what is around it. */
export function LinesDiff({ title, before, after }: { title: string; before: string; after: string }) {
  const lines = diffLines(before, after);
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== "same");
  return (
    <Part title={title}>
      <ol className="overflow-x-auto rounded-card border border-line py-2 text-12 leading-relaxed">
        {lines.map(({ kind, text }, at) =>
          isNear(at) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are often alike, and never move on their own
            <li key={at} className={`flex gap-2 px-3 ${MARKS[kind].look}`}>
              <span aria-hidden="true" className="w-4 shrink-0">
                {MARKS[kind].sign}
              </span>
              <span className="min-w-0 whitespace-pre-wrap break-words">
                {kind !== "same" && <span className="sr-only">{kind === "gone" ? "消す行：" : "足す行："}</span>}
                {text || " "}
              </span>
            </li>
          ) : null,
        )}
      </ol>
    </Part>
  );
}
