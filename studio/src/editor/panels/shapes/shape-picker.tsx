import type { ShapeLayer } from "@surimono/domain/designs";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { SHAPE_NAMES } from "../../../scene/index.ts";
import { addShape, type Place } from "../../commands/add-layer.ts";
import { openPanelCommands } from "../../commands/studio-commands.ts";
import { readableInk } from "../../model/readable-ink.ts";
import { useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { useCarried } from "../layers/use-carried.ts";

const SHAPES = Object.entries(SHAPE_NAMES) as [ShapeLayer["shape"], string][];

export function ShapePicker({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const { hex } = useGoodsColor();
  const { label, do: openQr } = openPanelCommands.qr;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {SHAPES.map(([shape, name]) => (
        <ShapeButton
          key={shape}
          shape={shape}
          name={name}
          onPlace={(place) => {
            addShape(session, shape, readableInk(hex).accent, place);
            if (!place) onAdded();
          }}
        />
      ))}
      <li>
        <button type="button" className={TILE} onClick={() => openQr(session)}>
          <StudioIcon name="qr" size={36} />
          {label}
        </button>
      </li>
    </ul>
  );
}

const TILE =
  "grid w-full touch-pan-y justify-items-center gap-1 rounded-ctl border border-line py-3 text-12 text-ink transition-colors select-none hover:border-ctl hover:bg-paper";

interface ShapeButtonProps {
  readonly shape: ShapeLayer["shape"];
  readonly name: string;
  /** With the place where it was dropped. */
  readonly onPlace: (place?: Place) => void;
}

function ShapeButton({ shape, name, onPlace }: ShapeButtonProps) {
  const carried = useCarried((at) => onPlace({ at }));
  return (
    <li>
      <button type="button" {...carried} className={TILE} onClick={() => onPlace()}>
        <ShapeIcon shape={shape} />
        {name}
      </button>
    </li>
  );
}

function ShapeIcon({ shape }: { readonly shape: ShapeLayer["shape"] }) {
  return (
    <svg aria-hidden="true" width={36} height={36} viewBox="-20 -20 40 40" className="fill-ink">
      <path d={PATHS[shape]} />
    </svg>
  );
}

const PATHS: Readonly<Record<ShapeLayer["shape"], string>> = {
  rectangle: "M-15 -15h30v30h-30Z",
  ellipse: "M0 -16a16 16 0 1 1 0 32a16 16 0 1 1 0 -32Z",
  triangle: "M0 -15 16 14H-16Z",
  star: "M0 -16 4.4 -4.9 16.2 -4.2 7 3.4 10 15 0 8.6 -10 15 -7 3.4 -16.2 -4.2 -4.4 -4.9Z",
  heart: "M0 15C-8 8-16 2-16-6C-16-16-4-17 0-9C4-17 16-16 16-6C16 2 8 8 0 15Z",
  line: "M-16 -1.5h32v3h-32Z",
};
