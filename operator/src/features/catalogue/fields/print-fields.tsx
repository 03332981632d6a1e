import type { ItemFile, MethodId } from "@surimono/domain/catalogue";
import { formatYen } from "@surimono/domain/kernel";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { errorOf, type FieldProps } from "./field-props.ts";

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const orUndefined = (typed: string) => (typed === "" ? undefined : typed);

/** What is printed where, and which tables of fees price it. */
export function PrintFields({ item, choices, problems, change }: FieldProps) {
  const silhouette = choices.silhouettes.find(({ name }) => name === item.silhouette);
  const places = silhouette?.sets.find(({ name }) => name === item.areas)?.places ?? [];
  const error = (field: string) => errorOf(problems, field);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
        <Select
          label="形（絵）"
          hint="新しい形の絵は、開発の担当者が用意します。"
          value={item.silhouette ?? ""}
          options={named(choices.silhouettes.map(({ name }) => name))}
          error={error("silhouette")}
          onChange={(event) => {
            const next = choices.silhouettes.find(({ name }) => name === event.target.value);
            change({ silhouette: event.target.value, areas: next?.sets[0]?.name });
          }}
        />
        <Select
          label="プリントする場所の組"
          value={item.areas ?? ""}
          options={named(silhouette?.sets.map(({ name }) => name) ?? [])}
          error={error("areas")}
          onChange={(event) => change({ areas: event.target.value })}
        />
      </div>
      {choices.methods.map((method) => (
        <MethodFields key={method.id} {...{ item, choices, problems, change, method, places }} />
      ))}
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-3">
        <Select
          label="ネームタグの料金表"
          placeholder="付けられない"
          value={item.nameTagFees ?? ""}
          options={named(choices.name_tag_fees)}
          error={error("nameTagFees")}
          onChange={(event) => change({ nameTagFees: orUndefined(event.target.value) })}
        />
        <Select
          label="ハングタグの料金表"
          placeholder="付けられない"
          value={item.hangTagFees ?? ""}
          options={named(choices.hang_tag_fees)}
          error={error("hangTagFees")}
          onChange={(event) => change({ hangTagFees: orUndefined(event.target.value) })}
        />
        <Select
          label="名入れの料金表"
          placeholder="名入れできない"
          value={item.personalFees ?? ""}
          options={named(choices.personal_fees)}
          error={error("personalFees")}
          onChange={(event) => change({ personalFees: orUndefined(event.target.value) })}
        />
      </div>
    </div>
  );
}

interface MethodFieldsProps extends FieldProps {
  method: { readonly id: number; readonly name: string };
  places: readonly number[];
}

function MethodFields({ item, choices, problems, change, method, places }: MethodFieldsProps) {
  const methods: readonly ItemFile["methods"][number][] = item.methods ?? [];
  const at = methods.findIndex(({ methodId }) => methodId === method.id);
  const line = methods[at];
  const placeName = (id: number) => choices.places.find((place) => place.id === id)?.name ?? id;
  const fitting = choices.print_fees.filter(
    (one) =>
      one.method_id === method.id && (line?.fees.includes(one.table) || one.places.some((id) => places.includes(id))),
  );
  const put = (fees: readonly string[]) =>
    change({ methods: methods.map((one) => (one.methodId === method.id ? { ...one, fees } : one)) });
  return (
    <fieldset className="rounded-ctl border border-line px-4 pb-2">
      <legend className="px-1">
        <Checkbox
          checked={line !== undefined}
          onChange={(event) =>
            change({
              methods: event.target.checked
                ? [...methods, { methodId: method.id as MethodId, fees: [] }]
                : methods.filter(({ methodId }) => methodId !== method.id),
            })
          }
        >
          {method.name}
        </Checkbox>
      </legend>
      {line && (
        <>
          <p role="status" className="text-12 text-red-text empty:hidden">
            {errorOf(problems, `methods.${at}`)}
          </p>
          <ul className="grid gap-x-4 lg:grid-cols-2">
            {fitting.map(({ table, places: priced, from }) => (
              <li key={table}>
                <Checkbox
                  checked={line.fees.includes(table)}
                  note={`${priced.map(placeName).join("、")}／1点から ${formatYen(from)}`}
                  onChange={(event) =>
                    put(event.target.checked ? [...line.fees, table] : line.fees.filter((one) => one !== table))
                  }
                >
                  {table}
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
