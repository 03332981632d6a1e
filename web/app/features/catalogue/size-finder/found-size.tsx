import type { Size, SizeForBody, SizeLikeOwn } from "@surimono/domain/catalogue";
import type { Um } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { centimetres } from "../detail/lengths.ts";

interface FoundSizeProps {
  size: Size;
  why: string;
  /** What may not fit. */
  caution: string | undefined;
  isPicked: boolean;
  onPick: () => void;
  /** On a figure. */
  onSee: () => void;
}

/** The size, why it is that one, and one press to take it. */
export function FoundSize({ size, why, caution, isPicked, onPick, onSee }: FoundSizeProps) {
  const measured = size.measurements.map(({ name, length }) => `${name} ${centimetres(length)}`).join("・");
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-ctl border border-ctl bg-white p-4">
      <p className="min-w-14 text-center font-bold text-28 text-deep">{size.name}</p>
      <div className="min-w-48 flex-1 text-14">
        <p className="font-bold text-deep">{why}</p>
        <p className="num text-12 text-mute">{measured}（cm）</p>
        {caution && (
          <p className="mt-1 flex items-start gap-1 text-12 text-warn">
            <Icon name="warning" size={14} className="mt-0.5" />
            {caution}
          </p>
        )}
      </div>
      {isPicked ? (
        <p className="flex min-h-11 items-center gap-1.5 font-bold text-14 text-ok">
          <Icon name="check" size={18} />
          注文のときに{size.name}から始まります
        </p>
      ) : (
        <Button onClick={onPick} className="max-sm:flex-1">
          {size.name}をえらぶ
        </Button>
      )}
      <Button variant="quiet" size={44} className="underline max-sm:flex-1" onClick={onSee}>
        このサイズを着たところ
      </Button>
    </div>
  );
}

export function whyForBody({ chest, ease }: SizeForBody): string {
  const around = `胸まわりを約${centimetres(chest)} cmと見ました`;
  if (ease < 0) return `${around}。身幅がそれより小さいサイズです。`;
  return `${around}。${centimetres(ease)} cmのゆとりがあります。`;
}

export function cautionForBody({ beyond, ease }: SizeForBody): string | undefined {
  if (beyond === "largest")
    return ease < 0 ? "いちばん大きいサイズでも、小さいようです。" : "これより大きいサイズはありません。";
  return beyond === "smallest" ? "いちばん小さいサイズでも、大きめです。" : undefined;
}

export function whyLikeOwn({ wider, longer }: SizeLikeOwn): string {
  const parts = [
    `身幅は${compared(wider, "広い", "せまい")}`,
    longer !== undefined && `着丈は${compared(longer, "長い", "短い")}`,
  ];
  return `お手持ちの服とくらべて、${parts.filter(Boolean).join("、")}サイズです。`;
}

export function cautionLikeOwn({ isFar }: SizeLikeOwn): string | undefined {
  return isFar ? "近いサイズがありません。着たときの感じが、お手持ちの服とちがいます。" : undefined;
}

function compared(difference: Um, more: string, less: string): string {
  if (difference === 0) return "同じ";
  return `${centimetres(Math.abs(difference))} cm${difference > 0 ? more : less}`;
}
