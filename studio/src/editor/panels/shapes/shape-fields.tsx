import type { ShapeLayer } from "@surimono/domain/designs";
import { changeLayer, changeStroke } from "../../commands/change-layer.ts";
import { useSession } from "../../session/session-context.ts";
import { ColorField } from "../fields/color-field.tsx";
import { OutlineFields } from "../text/outline-fields.tsx";

export function ShapeFields({ layer }: { readonly layer: ShapeLayer }) {
  const session = useSession();
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={layer.locked}>
      <legend className="sr-only">図形の設定</legend>
      <ColorField
        label="塗りの色"
        value={layer.fill}
        onChange={(fill) => changeLayer(session, layer, { fill }, { label: "塗りの色", field: "fill" })}
      />
      <OutlineFields
        label="ふちどり"
        value={layer.stroke}
        onChange={(stroke) => changeStroke(session, layer, stroke, { label: "ふちどり", field: "stroke" })}
      />
    </fieldset>
  );
}
