import type { Product } from "@surimono/contract/catalogue";
import {
  type BlockedArea,
  type CatalogueItem,
  type ItemMethod,
  minimumPrintFee,
  type PrintArea,
  referenceGroup,
} from "@surimono/domain/catalogue";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { areaNames } from "./area-names.ts";
import { areaSize } from "./lengths.ts";

interface AreaChoiceProps {
  item: CatalogueItem;
  product: Product;
  method: ItemMethod;
  chosen: readonly number[];
  blocked: readonly BlockedArea[];
  onToggle: (areaKindId: number) => void;
  /** The customer wanted to go on without any place. */
  missing: boolean;
}

/** Where to print. A place that cannot be chosen stays in sight, says why, and says what would free it. */
export function AreaChoice({ item, product, method, chosen, blocked, onToggle, missing }: AreaChoiceProps) {
  const names = areaNames(product);
  return (
    <fieldset id="print-areas" tabIndex={-1} className="outline-none">
      <legend className="mb-1 font-bold text-16 text-deep">
        印刷する場所
        <span className="ml-3 font-normal text-12 text-mute">
          {chosen.length === 0 ? "1か所以上えらんでください" : `${chosen.length}か所をえらんでいます`}
        </span>
      </legend>
      <p role="alert" className="text-12 text-red-text">
        {missing && (
          <span className="my-1 inline-flex items-start gap-1 rounded-ctl bg-tint px-3 py-2">
            <Icon name="error" size={16} className="mt-px" />
            印刷する場所を1か所以上えらんでください。（Must Click at least 1 print option）
          </span>
        )}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {method.areas.map((area) => (
          <AreaCheckbox
            key={area.areaKindId}
            area={area}
            size={areaSize(area.rects[referenceGroup(item)])}
            name={names.get(area.areaKindId) ?? ""}
            checked={chosen.includes(area.areaKindId)}
            reason={reasonOf(
              blocked.find(({ areaKindId }) => areaKindId === area.areaKindId),
              names,
            )}
            onToggle={() => onToggle(area.areaKindId)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AreaCheckboxProps {
  area: PrintArea;
  size: string;
  name: string;
  checked: boolean;
  reason: string | undefined;
  onToggle: () => void;
}

function AreaCheckbox({ area, size, name, checked, reason, onToggle }: AreaCheckboxProps) {
  return (
    <Checkbox
      checked={checked}
      disabled={reason !== undefined}
      onChange={onToggle}
      note={
        reason && (
          <span className="inline-flex items-start gap-1 text-warn">
            <Icon name="info" size={14} className="mt-0.5" />
            {reason}
          </span>
        )
      }
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>{name}</span>
        <span className="num text-12 text-mute">{size}</span>
        <Price value={minimumPrintFee(area.fees)} size={16} className="ml-auto" />
      </span>
    </Checkbox>
  );
}

function reasonOf(blocked: BlockedArea | undefined, names: ReadonlyMap<number, string>): string | undefined {
  if (blocked === undefined) return undefined;
  const others = blocked.because.map((id) => names.get(id) ?? "").join("・");
  return `${others}と${blocked.overlapping ? "重なる" : "近すぎる"}ため選べません。${others}を外すと選べます。`;
}
