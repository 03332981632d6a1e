import { FITS, type Fit, referenceGroup, type Size, sizeForBody, sizeLikeOwn } from "@surimono/domain/catalogue";
import type { GoodsLook } from "@surimono/studio/close-look";
import { Button } from "@surimono/ui/button.tsx";
import { classNames } from "@surimono/ui/class-names.ts";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useId, useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import { pickSize, usePickedSize } from "./picked-size.ts";
import { cautionForBody, cautionLikeOwn, FoundSize, whyForBody, whyLikeOwn } from "./size-finder/found-size.tsx";
import { type Measures, readNumber, umOfCentimetres, useMeasures } from "./size-finder/my-measures.ts";

const WornWindow = askedPart(async () => (await import("#app/ui/worn-look.tsx")).WornWindow);

const WAYS = [
  { id: "body", label: "身長と体重から" },
  { id: "own", label: "手持ちの服から" },
] as const;
type Way = (typeof WAYS)[number]["id"];

const FIT_NAMES: Record<Fit, string> = { close: "ぴったり", usual: "ふつう", loose: "ゆったり" };

const BOUNDS = {
  height: { min: 60, max: 230, unit: "cm" },
  weight: { min: 5, max: 200, unit: "kg" },
  width: { min: 20, max: 100, unit: "cm" },
  length: { min: 25, max: 120, unit: "cm" },
} as const;
type Field = keyof typeof BOUNDS;

interface SizeFinderProps {
  goodsId: number;
  sizes: readonly Size[];
  /** What is seen on a figure. */
  worn: Pick<GoodsLook, "silhouette" | "design"> & { readonly name: string };
}

/** What the figure begins with. */
interface Seen {
  readonly sizeId?: number;
  readonly heightCm?: number | undefined;
}

/** Finds a size by height and weight or by one's own clothes; what is typed stays on this device (rule catalogue-size-finder). */
export function SizeFinder({ goodsId, sizes, worn }: SizeFinderProps) {
  const [isOpen, setOpen] = useState(false);
  const [seen, see] = useState<Seen>();
  const id = useId();
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Button size={36} icon="ruler" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          自分のサイズをさがす
        </Button>
        <Button size={36} icon="user" onClick={() => see({})}>
          着たところを見る
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3 rounded-card bg-paper p-4">
        {isOpen && <Ways goodsId={goodsId} sizes={sizes} onSee={see} />}
      </div>
      {seen && (
        <WornWindow
          {...seen}
          name={worn.name}
          // A print is made for the sizes of one group.
          sizes={sizes.filter(({ group }) => group === referenceGroup({ sizes }))}
          look={worn}
          onClose={() => see(undefined)}
        />
      )}
    </div>
  );
}

function Ways({ goodsId, sizes, onSee }: Omit<SizeFinderProps, "worn"> & { onSee: (seen: Seen) => void }) {
  const [way, setWay] = useState<Way>("body");
  const [measures, change] = useMeasures();
  const picked = usePickedSize(goodsId);
  const found = way === "body" ? findForBody(sizes, measures) : findLikeOwn(sizes, measures);
  const size = sizes.find((one) => one.id === found?.sizeId);
  const field = (name: Field, label: string, more: { hint?: string } = {}) => {
    const read = readNumber(measures[name], BOUNDS[name]);
    return (
      <TextInput
        label={`${label}（${BOUNDS[name].unit}）`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={measures[name]}
        error={read && "problem" in read ? read.problem : undefined}
        onChange={({ target }) => change({ [name]: target.value })}
        {...more}
      />
    );
  };
  return (
    <>
      <Choice legend="さがし方" options={WAYS} value={way} onChange={setWay} />
      <div className="mt-4 grid grid-cols-2 gap-x-4">
        {way === "body" ? (
          <>
            {field("height", "身長")}
            {field("weight", "体重")}
          </>
        ) : (
          <>
            {field("width", "身幅", { hint: "平らに置き、わきからわきまで" })}
            {field("length", "着丈", { hint: "えりのつけ根からすそまで（なくても）" })}
          </>
        )}
      </div>
      {way === "body" && (
        <Choice
          legend="着たい感じ"
          options={FITS.map((fit) => ({ id: fit, label: FIT_NAMES[fit] }))}
          value={measures.fit}
          onChange={(fit) => change({ fit })}
        />
      )}
      <div role="status" className="mt-4 empty:hidden">
        {found && size && (
          <FoundSize
            size={size}
            why={found.why}
            caution={found.caution}
            isPicked={picked === size.id}
            onPick={() => pickSize(goodsId, size.id)}
            onSee={() => onSee({ sizeId: size.id, heightCm: heightOf(measures) })}
          />
        )}
      </div>
      <p className="mt-3 text-12 text-mute">目安です。入力した数字は、この端末の中だけで使い、どこにも送りません。</p>
    </>
  );
}

/** As typed, in whole centimetres, for a figure; undefined where nothing of use was typed. */
function heightOf({ height }: Measures): number | undefined {
  const tall = readNumber(height, BOUNDS.height);
  return tall && "value" in tall ? Math.round(tall.value) : undefined;
}

interface Found {
  readonly sizeId: number;
  readonly why: string;
  readonly caution: string | undefined;
}

function findForBody(sizes: readonly Size[], { height, weight, fit }: Measures): Found | undefined {
  const [tall, heavy] = [readNumber(height, BOUNDS.height), readNumber(weight, BOUNDS.weight)];
  if (!(tall && "value" in tall && heavy && "value" in heavy)) return undefined;
  const found = sizeForBody(sizes, { height: umOfCentimetres(tall.value), weight: heavy.value, fit });
  return found && { sizeId: found.sizeId, why: whyForBody(found), caution: cautionForBody(found) };
}

function findLikeOwn(sizes: readonly Size[], { width, length }: Measures): Found | undefined {
  const [wide, long] = [readNumber(width, BOUNDS.width), readNumber(length, BOUNDS.length)];
  if (!(wide && "value" in wide) || (long && "problem" in long)) return undefined;
  const own = { width: umOfCentimetres(wide.value), ...(long && { length: umOfCentimetres(long.value) }) };
  const found = sizeLikeOwn(sizes, own);
  return found && { sizeId: found.sizeId, why: whyLikeOwn(found), caution: cautionLikeOwn(found) };
}

interface ChoiceProps<Id extends string> {
  legend: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ legend, options, value, onChange }: ChoiceProps<Id>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold text-14 text-deep">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            onClick={() => onChange(id)}
            className={classNames(
              "min-h-9 rounded-ctl border px-3 text-14 transition-colors max-md:min-h-11",
              id === value ? "border-deep bg-deep text-white" : "border-ctl bg-white text-deep hover:border-deep",
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
