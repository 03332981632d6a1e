import { useId, useRef } from "react";
import type { Problem } from "./goods-query.ts";
import { problemInJapanese } from "./problem-words.ts";

interface JsonEditorProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Of this text; their lines are marked. */
  problems: readonly Problem[];
  readOnly?: boolean;
}

/** A text with the numbers of its lines. A long line scrolls, so that a number stays beside its line. */
export function JsonEditor({ label, text, onChange, problems, readOnly = false }: JsonEditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = text.split("\n").length;
  const wrong = new Set(problems.map(({ line }) => line));
  const goTo = (line: number) => {
    const from =
      text
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length + (line > 1 ? 1 : 0);
    const end = text.indexOf("\n", from);
    area.current?.focus();
    area.current?.setSelectionRange(from, end < 0 ? text.length : end);
  };
  return (
    <div className="flex flex-col gap-3">
      {problems.length > 0 && <ProblemList problems={problems} onGo={goTo} />}
      <label htmlFor={id} className="font-bold text-14 text-deep">
        {label}
      </label>
      <div className="flex max-h-[70vh] overflow-auto rounded-ctl border border-ctl bg-white focus-within:border-red focus-within:outline-2 focus-within:outline-red">
        <ol
          aria-hidden="true"
          className="sticky left-0 z-10 h-max shrink-0 select-none border-line border-r bg-paper py-3 text-right text-12 text-mute"
        >
          {Array.from({ length: lines }, (_, line) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number alone
              key={line}
              className={`num h-6 px-2 leading-6 ${wrong.has(line + 1) ? "bg-tint font-bold text-red-text" : ""}`}
            >
              {line + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          id={id}
          value={text}
          readOnly={readOnly}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          rows={lines}
          onChange={(event) => onChange(event.target.value)}
          className="field-sizing-content block min-w-0 flex-1 resize-none whitespace-pre py-3 pr-6 pl-3 font-mono text-14 text-deep leading-6 outline-none"
        />
      </div>
    </div>
  );
}

/** What is wrong, with its line and field. */
export function ProblemList({ problems, onGo }: { problems: readonly Problem[]; onGo?: (line: number) => void }) {
  return (
    <ul aria-label="誤り" className="divide-y divide-line rounded-ctl border border-red/40 bg-tint text-14">
      {problems.map(({ path, line, field, problem, users }) => (
        <li key={`${path} ${line} ${field} ${problem}`} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
          {onGo && line !== null ? (
            <button
              type="button"
              className="num min-h-11 shrink-0 font-bold text-red-text underline"
              onClick={() => onGo(line)}
            >
              {line}行目
            </button>
          ) : (
            <span className="num shrink-0 font-bold text-red-text">
              {path}
              {line !== null && ` ${line}行目`}
            </span>
          )}
          {field !== "" && <code className="break-all">{field}</code>}
          <span className="min-w-0 flex-1 basis-60">
            {problemInJapanese(problem)}
            {users.length > 0 && (
              <span className="block text-12 text-mute">
                使っている商品：{users.slice(0, 3).join("、")}
                {users.length > 3 && ` ほか${users.length - 3}件`}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
