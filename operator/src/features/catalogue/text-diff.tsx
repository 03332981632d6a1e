import { diffLines } from "./diff-lines.ts";

const STYLES = { same: "", gone: "bg-tint text-red-text", added: "bg-ok-tint text-ok" } as const;
const SIGNS = { same: " ", gone: "−", added: "＋" } as const;

/** The lines that differ, with a few around them. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = diffLines(before, after);
  if (parts.length === 0) return <p className="text-14 text-mute">公開中の内容と同じです。</p>;
  return (
    <div className="relative overflow-x-auto rounded-ctl border border-line">
      <ol className="w-max min-w-full font-mono text-14 leading-6">
        {parts.map(({ kind, line, text }) => (
          <li key={`${kind} ${line}`} className={`flex whitespace-pre ${STYLES[kind]}`}>
            <span className="num w-12 shrink-0 select-none px-2 text-right text-12 text-mute">{line}</span>
            <span className="w-5 shrink-0 select-none">{SIGNS[kind]}</span>
            <span className="pr-4">
              <span className="sr-only">{kind === "gone" ? "前：" : kind === "added" ? "後：" : ""}</span>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
