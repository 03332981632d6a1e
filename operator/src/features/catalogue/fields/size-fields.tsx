import type { ItemFile } from "@surimono/domain/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { errorOf, type FieldProps, numberIn } from "./field-props.ts";

const UM_PER_MM = 1000;
const inMm = (um: number | undefined) => (um === undefined || um === null ? "" : um / UM_PER_MM);
const toUm = (typed: string) => {
  const mm = numberIn(typed);
  return mm === null ? null : Math.round(mm * UM_PER_MM);
};

/** Sizes of a group share their places of print; those without a name here are of a shop's own files. */
const GROUPS: Readonly<Record<string, string>> = { adult: "大人", kids: "子ども", one: "ひとつだけ" };
const groupsWith = (group: string) => [...new Set([...Object.keys(GROUPS), group])];

interface SizeFieldsProps extends FieldProps {
  /** The highest id that a size of the item ever had on sale. */
  lastSizeId: number;
}

/** A row for each size; its measurements are columns. */
export function SizeFields({ item, lastSizeId, problems, change }: SizeFieldsProps) {
  const sizes = item.sizes ?? [];
  const measures = [...new Set(sizes.flatMap(({ measurements }) => Object.keys(measurements ?? {})))];
  const put = (at: number, changed: Partial<Record<keyof ItemFile["sizes"][number], unknown>>) =>
    change({ sizes: sizes.map((size, index) => (index === at ? { ...size, ...changed } : size)) });
  const add = () => {
    const last = sizes.at(-1);
    // Never that of a size taken off: what was made and ordered in it names it by its id.
    const id = Math.max(lastSizeId, ...sizes.map((size) => size.id)) + 1;
    change({ sizes: [...sizes, { ...last, id, name: "" }] as ItemFile["sizes"] });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {/* Positioned, so that what only is heard scrolls with it. */}
      <div className="relative max-w-full overflow-x-auto rounded-ctl border border-line">
        <table className="text-14">
          <thead>
            <tr className="bg-paper text-left">
              {["サイズ", "本体（円）", "区分", "幅（mm）", ...measures.map((name) => `${name}（mm）`)].map((name) => (
                <th key={name} className="whitespace-nowrap px-2 py-2 text-12">
                  {name}
                </th>
              ))}
              <th className="px-2">
                <span className="sr-only">消す</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((size, at) => {
              const name = size.name || `${at + 1}つ目`;
              const cell = (label: string, field: string) => ({
                "aria-label": `${name}の${label}`,
                "aria-invalid": errorOf(problems, `sizes.${at}.${field}`) ? (true as const) : undefined,
                title: errorOf(problems, `sizes.${at}.${field}`),
              });
              return (
                <tr key={size.id} className="border-line border-t">
                  <td className="p-1">
                    <Cell
                      {...cell("名前", "name")}
                      value={size.name}
                      wide
                      onTyped={(typed) => put(at, { name: typed })}
                    />
                  </td>
                  <td className="p-1">
                    <Cell
                      {...cell("価格", "price")}
                      type="number"
                      step={10}
                      value={size.price ?? ""}
                      onTyped={(typed) => put(at, { price: numberIn(typed) })}
                    />
                  </td>
                  <td className="p-1">
                    <select
                      {...cell("区分", "group")}
                      value={size.group}
                      onChange={({ target }) => put(at, { group: target.value })}
                      className={`h-11 min-w-28 ${controlStyle}`}
                    >
                      {groupsWith(size.group).map((group) => (
                        <option key={group} value={group}>
                          {GROUPS[group] ?? group}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td className="p-1">
                    <Cell
                      {...cell("幅", "width")}
                      type="number"
                      value={inMm(size.width)}
                      onTyped={(typed) => put(at, { width: toUm(typed) })}
                    />
                  </td>
                  {measures.map((measure) => (
                    <td key={measure} className="p-1">
                      <Cell
                        {...cell(measure, `measurements.${measure}`)}
                        type="number"
                        value={inMm(size.measurements?.[measure])}
                        onTyped={(typed) => put(at, { measurements: { ...size.measurements, [measure]: toUm(typed) } })}
                      />
                    </td>
                  ))}
                  <td className="p-1">
                    <IconButton
                      icon="trash"
                      label={`${name}を消す`}
                      onClick={() => change({ sizes: sizes.filter((_, index) => index !== at) })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p role="status" className="text-12 text-red-text empty:hidden">
        {errorOf(problems, "sizes")}
      </p>
      <Button size={44} icon="plus" onClick={add}>
        サイズをふやす
      </Button>
    </div>
  );
}

interface CellProps extends Omit<React.ComponentProps<"input">, "onChange" | "className"> {
  wide?: boolean;
  onTyped: (typed: string) => void;
}

function Cell({ wide = false, onTyped, ...input }: CellProps) {
  return (
    <input
      type="text"
      {...input}
      onChange={(event) => onTyped(event.target.value)}
      className={`h-11 ${wide ? "min-w-24" : "num min-w-20"} ${controlStyle}`}
    />
  );
}
