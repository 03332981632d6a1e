import { Badge } from "@surimono/ui/badge.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Swatch } from "@surimono/ui/swatch.tsx";
import { Link } from "react-router";
import { fileAddress } from "../goods-query.ts";
import { errorOf, type FieldProps } from "./field-props.ts";

/** Every colour of the shop, those of the item ticked. One that is taken off is out of stock: nobody can order it, and it can come back. */
export function ColorFields({ item, choices, problems, change }: FieldProps) {
  const sold = item.colorIds ?? [];
  const known = new Set(choices.colors.map(({ id }) => id));
  const put = (id: number, isSold: boolean) =>
    change({ colorIds: isSold ? [...sold, id] : sold.filter((one) => one !== id) });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-mute">
        在庫が切れた色は、外すと注文できなくなります。名前と色の値は
        <Link to={fileAddress("lookups/colors.json")} className="underline">
          色の一覧
        </Link>
        で直します。
      </p>
      <ul className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {choices.colors.map(({ id, name, hex }) => (
          <li key={id}>
            <label className="group flex min-h-11 items-center gap-3 text-14">
              <CheckSquare checked={sold.includes(id)} onChange={(event) => put(id, event.target.checked)} />
              <Swatch color={hex} size={20} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <code className="text-12 text-mute">{hex}</code>
              {sold.includes(id) && <Badge tone="ok">販売中</Badge>}
            </label>
          </li>
        ))}
      </ul>
      {sold.some((id) => !known.has(id)) && (
        <p className="text-12 text-mute">一覧にまだない色：{sold.filter((id) => !known.has(id)).join("、")}</p>
      )}
      <p role="status" className="text-12 text-red-text empty:hidden">
        {errorOf(problems, "colorIds")}
      </p>
    </div>
  );
}
