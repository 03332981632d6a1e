import { spacedUnitCode } from "@surimono/domain/floor";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import type { ScanAnswer } from "./scan-queue.ts";
import { spacedLabel } from "./spaced-label.ts";
import type { Parcel } from "./use-open-box.ts";
import type { Paper } from "./use-papers.ts";
import type { Shown } from "./use-scanner.ts";

const WORDS: Readonly<Record<ScanAnswer["did"], string>> = {
  printed: "印刷 OK",
  checked: "検品 OK",
  packed: "箱へ",
  stored: "入庫 OK",
  opened: "箱を開きました",
  "taken-out": "箱から出しました",
};

interface Big {
  readonly tone: string;
  readonly icon: IconName;
  readonly word: string;
  /** Of the piece: what a hand compares with what it holds. */
  readonly kind?: string;
  readonly lines: readonly string[];
}

function bigOf(shown: Shown | undefined): Big {
  if (!shown) return { tone: "border-line bg-paper text-mute", icon: "zoom", word: "スキャンしてください", lines: [] };
  switch (shown.kind) {
    case "refused":
      return {
        tone: "border-red-text bg-red-text text-white",
        icon: "error",
        word: "ストップ",
        lines: [shown.message, ...labelOf(shown.code)],
      };
    case "kept":
      return {
        ...{ tone: "border-warn bg-warn-tint text-warn", icon: "refresh", word: "ためました" },
        lines: ["通信がありません。つながったら、順番どおりに送ります。", ...labelOf(shown.code)],
      };
    case "opened":
      return openedOf(shown.paper);
    case "undone":
      return { tone: "border-line bg-paper text-ink", icon: "refresh", word: "取り消しました", lines: [] };
    case "done": {
      const { unit, parcel, did } = shown.answer;
      if (parcel && parcel.to_take_out.length > 0) return stopOf(parcel);
      const isComplete = parcel?.is_complete === true;
      const isOut = did === "taken-out";
      const box = parcel && `箱に ${parcel.packed} / ${parcel.units} 点`;
      return {
        tone: isComplete ? "border-ok bg-ok text-white" : "border-ok/40 bg-ok-tint text-ok",
        icon: isComplete ? "box" : "check",
        word: isComplete && !isOut ? "そろいました" : WORDS[did],
        kind: `${unit.color_name}　${unit.size_name}`,
        lines: [
          unit.item_name,
          `${unit.name}（${spacedUnitCode(unit.code)}）`,
          ...(isOut ? ["この品は送りません。箱へ戻さないでください。"] : []),
          isComplete ? fullOf(parcel, isOut) : (box ?? unit.order_number),
        ],
      };
    }
  }
}

/** What goes into the warehouse lies in no parcel, and goes on to the next table. */
function fullOf({ order_number, parcel_number }: Parcel, isOut: boolean): string {
  if (parcel_number === 0)
    return `${order_number} の${isOut ? "残りの" : ""}品がそろいました。入庫の台へ回してください`;
  return `${isOut ? "残りはそろっています。" : ""}${order_number} の小包${parcel_number} を閉じてください`;
}

const labelOf = (code: string) => (code === "" ? [] : [`ラベル ${spacedLabel(code)}`]);

function openedOf({ batch, parcel }: Paper): Big {
  if (parcel && parcel.to_take_out.length > 0) return stopOf(parcel);
  const tone = "border-ok/40 bg-ok-tint text-ok";
  if (batch) {
    const { code, item_name, color_name, method_name } = batch.batch;
    const goods = [method_name, item_name, color_name].filter(Boolean).join("　");
    return { tone, icon: "grid-three", word: `あと ${batch.waiting} 点`, lines: [`バッチ ${code}`, goods] };
  }
  if (!parcel) return { tone, icon: "check", word: "OK", lines: [] };
  const { order_number, parcel_number, packed, units, is_complete } = parcel;
  if (is_complete)
    return {
      ...{ tone: "border-ok bg-ok text-white", icon: "box", word: "そろっています" },
      lines: [`${order_number} の小包${parcel_number}`, "箱を閉じて、発送へ回してください"],
    };
  return {
    ...{ tone, icon: "box", word: "箱を開きました" },
    lines: [`${order_number} の小包${parcel_number}`, `箱に ${packed} / ${units} 点`],
  };
}

/** A cancelled piece lies in the box: nothing else matters until it is out. */
function stopOf({ order_number, parcel_number, to_take_out }: Parcel): Big {
  return {
    ...{ tone: "border-red-text bg-red-text text-white", icon: "error", word: "箱から出してください" },
    lines: [
      `${order_number}${parcel_number === 0 ? " " : ` の小包${parcel_number}`}に、取りやめた品が${to_take_out.length}点入っています`,
      ...to_take_out
        .slice(0, 3)
        .map(
          ({ code, item_name, color_name, size_name }) =>
            `${spacedUnitCode(code)}　${item_name}　${color_name}　${size_name}`,
        ),
      "出した品のラベルを、梱包の台でスキャンしてください",
    ],
  };
}

/** Read from two metres away, and by a screen reader at once. */
export function ScanResult({ shown }: { shown: Shown | undefined }) {
  const { tone, icon, word, kind, lines } = bigOf(shown);
  return (
    <div
      role="status"
      aria-live="assertive"
      className={`flex min-h-56 flex-col items-center justify-center gap-3 rounded-card border-4 p-6 text-center ${tone}`}
    >
      <Icon name={icon} size={64} />
      <p className="font-bold text-40 leading-tight max-md:text-28">{word}</p>
      {kind && <p className="font-bold text-28">{kind}</p>}
      {lines.map((line) => (
        <p key={line} className="font-bold text-16 md:text-20">
          {line}
        </p>
      ))}
    </div>
  );
}
