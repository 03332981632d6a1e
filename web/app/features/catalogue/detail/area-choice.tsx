import type { Product } from "@surimono/contract/catalogue";
import {
  type BlockedArea,
  type CatalogueItem,
  type ChoiceNames,
  type DesignChoice,
  type ItemMethod,
  leastPlaceFee,
  type PrintArea,
  referenceGroup,
} from "@surimono/domain/catalogue";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useRef } from "react";
import { Price } from "#app/ui/price.tsx";
import { choiceNames } from "./area-names.ts";
import { areaSize } from "./lengths.ts";
import { WayButton } from "./way-button.tsx";

interface AreaChoiceProps {
  item: CatalogueItem;
  product: Product;
  method: ItemMethod;
  chosen: readonly number[];
  blocked: readonly BlockedArea[];
  onToggle: (areaKindId: number) => void;
  onTakeInstead: (choice: DesignChoice) => void;
  /** The customer tried to continue without a place. */
  missing: boolean;
}

/** Where to print. A place that cannot be chosen stays visible, says why, and one press makes it possible. */
export function AreaChoice(props: AreaChoiceProps) {
  const { item, product, method, chosen, blocked, onToggle, onTakeInstead, missing } = props;
  const names = choiceNames(product);
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
      <NotTogether chosen={chosen} blocked={blocked} names={names} />
      <div className="grid gap-x-6 sm:max-md:grid-cols-2 lg:grid-cols-2">
        {method.areas.map((area) => (
          <AreaCheckbox
            key={area.areaKindId}
            area={area}
            methodId={method.methodId}
            size={areaSize(area.rects[referenceGroup(item)])}
            checked={chosen.includes(area.areaKindId)}
            blocked={blocked.find(({ areaKindId }) => areaKindId === area.areaKindId)}
            names={names}
            onToggle={() => onToggle(area.areaKindId)}
            onTakeInstead={onTakeInstead}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AreaCheckboxProps {
  area: PrintArea;
  methodId: number;
  size: string;
  checked: boolean;
  blocked: BlockedArea | undefined;
  names: ChoiceNames;
  onToggle: () => void;
  onTakeInstead: (choice: DesignChoice) => void;
}

function AreaCheckbox({ area, methodId, size, checked, blocked, names, onToggle, onTakeInstead }: AreaCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (choice: DesignChoice) => {
    onTakeInstead(choice);
    // The pressed button is gone by then, and the focus with it.
    queueMicrotask(() => input.current?.focus());
  };
  return (
    <div>
      <Checkbox
        ref={input}
        checked={checked}
        disabled={blocked !== undefined}
        onChange={onToggle}
        note={
          blocked && (
            <span className="inline-flex items-start gap-1 text-warn">
              <Icon name="info" size={14} className="mt-0.5" />
              {blocked.reason(names)}
            </span>
          )
        }
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span>{names.area(area.areaKindId)}</span>
          <span className="num text-12 text-mute">{size}</span>
          <Price value={leastPlaceFee(methodId, area.fees)} size={16} className="ml-auto" />
        </span>
      </Checkbox>
      {blocked && <WaysOut blocked={blocked} names={names} onTake={take} />}
    </div>
  );
}

interface WaysOutProps {
  blocked: BlockedArea;
  names: ChoiceNames;
  onTake: (choice: DesignChoice) => void;
}

function WaysOut({ blocked, names, onTake }: WaysOutProps) {
  return (
    <p className="ml-8 flex flex-wrap gap-x-4 max-md:-mt-1">
      <WayButton onClick={() => onTake(blocked.instead)}>{names.area(blocked.areaKindId)}に入れかえる</WayButton>
      {blocked.otherMethods.map((choice) => (
        <WayButton key={choice.methodId} onClick={() => onTake(choice)}>
          {names.method(choice.methodId)}でいっしょに印刷する
        </WayButton>
      ))}
    </p>
  );
}

/** The places that cannot be ordered together (rule catalogue-area-conflicts), by the chosen one; spoken when it changes. */
function NotTogether({ chosen, blocked, names }: Pick<AreaChoiceProps, "chosen" | "blocked"> & { names: ChoiceNames }) {
  return (
    <div role="status" className="text-12 text-mute">
      {chosen.map((id) => {
        const others = blocked.filter(({ because }) => because.includes(id));
        if (others.length === 0) return null;
        return (
          <p key={id}>
            {names.area(id)}といっしょに印刷できない場所：
            {others.map(({ areaKindId }) => names.area(areaKindId)).join("・")}
          </p>
        );
      })}
    </div>
  );
}
