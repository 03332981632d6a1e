import type { ImageLayer, MaskShape } from "@surimono/domain/designs";
import { cutToShape } from "../../commands/change-image.ts";
import { useSession } from "../../session/session-context.ts";

const MASKS: readonly { readonly mask: MaskShape | undefined; readonly name: string; readonly path: string }[] = [
  { mask: undefined, name: "そのまま", path: "M-13 -10h26v20h-26Z" },
  { mask: "rounded", name: "角丸", path: "M-8 -10H8a5 5 0 0 1 5 5V5a5 5 0 0 1-5 5H-8a5 5 0 0 1-5-5V-5a5 5 0 0 1 5-5Z" },
  { mask: "ellipse", name: "円", path: "M0 -12a12 12 0 1 1 0 24a12 12 0 1 1 0 -24Z" },
  { mask: "heart", name: "ハート", path: "M0 11C-6 6-12 2-12-5C-12-12-3-13 0-7C3-13 12-12 12-5C12 2 6 6 0 11Z" },
  {
    mask: "star",
    name: "星",
    path: "M0 -12 3.3 -3.7 12.1 -3.2 5.3 2.5 7.5 11.2 0 6.5 -7.5 11.2 -5.3 2.5 -12.1 -3.2 -3.3 -3.7Z",
  },
  { mask: "triangle", name: "三角", path: "M0 -11 12 10H-12Z" },
];

/** The shape the picture is cut to; it fills the box, so a circle needs a square box. */
export function MaskPicker({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  return (
    <fieldset>
      <legend className="text-14">形</legend>
      <div className="mt-1 grid grid-cols-6 gap-1">
        {MASKS.map(({ mask, name, path }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={layer.mask === mask}
            className={`grid h-10 place-items-center rounded-ctl border transition-colors max-md:h-11 ${layer.mask === mask ? "border-red bg-tint" : "border-line hover:border-ctl"}`}
            onClick={() => cutToShape(session, layer, mask)}
          >
            <svg aria-hidden="true" width={26} height={26} viewBox="-15 -15 30 30" className="fill-ink">
              <path d={path} />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
