import type { StampLayer } from "@surimono/domain/designs";
import { changeInk } from "../../commands/add-stamp.ts";
import { useSession } from "../../session/session-context.ts";
import { ColorField } from "../fields/color-field.tsx";

/** One colour field for each ink of the drawing. */
export function StampFields({ layer }: { readonly layer: StampLayer }) {
  const session = useSession();
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={layer.locked}>
      <legend className="sr-only">スタンプの色</legend>
      {layer.inks.map((ink, index) => (
        <ColorField
          // biome-ignore lint/suspicious/noArrayIndexKey: an ink is its place in the drawing
          key={index}
          label={layer.inks.length === 1 ? "色" : `色 ${index + 1}`}
          value={ink}
          onChange={(color) => changeInk(session, layer, index, color)}
        />
      ))}
    </fieldset>
  );
}
