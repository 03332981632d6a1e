import { type Adjustments, type ImageLayer, MAX_ADJUSTMENT } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { adjustImage, PLAIN_PICTURE } from "../../commands/change-image.ts";
import { readableInk } from "../../model/readable-ink.ts";
import { useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { CheckField } from "../fields/check-field.tsx";
import { ColorField } from "../fields/color-field.tsx";

const SLIDERS = [
  { field: "brightness", label: "明るさ" },
  { field: "contrast", label: "濃淡の差" },
  { field: "saturation", label: "鮮やかさ" },
] as const;

/** Light and colour of a picture, shown as it will be printed. */
export function AdjustFields({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const { hex } = useGoodsColor();
  const adjust = layer.adjust ?? PLAIN_PICTURE;
  const { ink, inverted, ...light } = adjust;
  const set = (next: Adjustments, field?: string) => adjustImage(session, layer, next, field);
  const isGrey = adjust.saturation === -MAX_ADJUSTMENT;
  return (
    <details className="group border-t border-line pt-2" open={layer.adjust !== undefined || undefined}>
      <summary className="flex h-9 cursor-pointer items-center justify-between text-14 max-md:h-11">
        色と明るさ
        <StudioIcon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-1">
        {SLIDERS.map(({ field, label }) => (
          <Slider
            key={field}
            label={label}
            value={adjust[field]}
            min={-MAX_ADJUSTMENT}
            max={MAX_ADJUSTMENT}
            text={adjust[field] > 0 ? `+${adjust[field]}` : `${adjust[field]}`}
            disabled={field === "saturation" && ink !== undefined}
            onChange={(value) => set({ ...adjust, [field]: value }, field)}
          />
        ))}
        <CheckField
          label="白黒にする"
          isChecked={isGrey && ink === undefined}
          onChange={(is) => set({ ...withoutInk(adjust), saturation: is ? -MAX_ADJUSTMENT : 0 })}
        />
        <CheckField
          label="1色で刷る"
          isChecked={ink !== undefined}
          onChange={(is) => set(is ? { ...adjust, ink: readableInk(hex).text } : withoutInk(adjust))}
        />
        {ink !== undefined && (
          <>
            <p className="text-12 text-mute">濃いところほど濃く刷り、白いところは刷りません。</p>
            <ColorField label="インクの色" value={ink} onChange={(color) => set({ ...adjust, ink: color }, "ink")} />
          </>
        )}
        <CheckField
          label="明暗を反転する"
          isChecked={inverted === true}
          onChange={(is) => {
            const rest = { ...light, ...(ink === undefined ? {} : { ink }) };
            set(is ? { ...rest, inverted: true } : rest);
          }}
        />
        {layer.adjust && (
          <button
            type="button"
            className="h-9 justify-self-start text-14 text-red-text underline max-md:h-11"
            onClick={() => set(PLAIN_PICTURE)}
          >
            調整をすべて戻す
          </button>
        )}
      </div>
    </details>
  );
}

function withoutInk({ ink: _, ...adjust }: Adjustments): Adjustments {
  return adjust;
}
