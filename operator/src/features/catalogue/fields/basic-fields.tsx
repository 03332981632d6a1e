import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { errorOf, type FieldProps, numberIn, optionsOf } from "./field-props.ts";

/** Id 0 of a list says none, and is left out of the file. */
const orNone = (typed: string) => (Number(typed) === 0 ? undefined : Number(typed));

export function BasicFields(props: FieldProps) {
  const { item, choices, problems, change } = props;
  const error = (field: string) => errorOf(problems, field);
  const kinds = choices.kinds.map(({ id, name, category }) => ({ value: id, label: `${category}／${name}` }));
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
      <TextInput
        label="名前"
        className="md:col-span-2"
        value={item.name ?? ""}
        error={error("name")}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label="説明"
        className="md:col-span-2"
        value={item.description ?? ""}
        error={error("description")}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Select
        label="カテゴリー／種類"
        value={item.kindId ?? ""}
        options={kinds}
        error={error("kindId")}
        onChange={(event) => change({ kindId: Number(event.target.value) })}
      />
      <TextInput
        label="検索の言葉"
        hint="読点（、）で区切ります。"
        defaultValue={item.tags?.join("、") ?? ""}
        error={error("tags")}
        onBlur={(event) => {
          const tags = event.target.value.split(/[、,]/).flatMap((word) => word.trim() || []);
          if (tags.join("、") !== item.tags?.join("、")) change({ tags });
        }}
      />
      <TextInput
        label="素材の表示"
        value={item.materialText ?? ""}
        error={error("materialText")}
        onChange={(event) => change({ materialText: event.target.value })}
      />
      <TextInput
        label="厚さ・重さの表示"
        value={item.weightText ?? ""}
        error={error("weightText")}
        onChange={(event) => change({ weightText: event.target.value })}
      />
      <MaterialFields {...props} />
      <SaleFields {...props} />
    </div>
  );
}

/** What it is made of. */
function MaterialFields({ item, choices, problems, change }: FieldProps) {
  const error = (field: string) => errorOf(problems, field);
  const materials = item.materialIds ?? [];
  return (
    <>
      <fieldset className="mb-4 md:col-span-2">
        <legend className="font-bold text-14 text-deep">素材</legend>
        <div className="flex flex-wrap gap-x-5">
          {choices.materials
            .filter(({ id }) => id !== 0)
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={materials.includes(id)}
                onChange={(event) =>
                  change({
                    materialIds: event.target.checked ? [...materials, id] : materials.filter((one) => one !== id),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
        </div>
      </fieldset>
      <Select
        label="生地"
        value={item.fabricTypeId ?? ""}
        options={optionsOf(choices.fabric_types)}
        error={error("fabricTypeId")}
        onChange={(event) => change({ fabricTypeId: Number(event.target.value) })}
      />
      <Select
        label="サステナブル素材"
        value={item.sustainableMaterialId ?? 0}
        options={withNone(choices.sustainable_materials)}
        error={error("sustainableMaterialId")}
        onChange={(event) => change({ sustainableMaterialId: orNone(event.target.value) })}
      />
      <Select
        label="寄付"
        value={item.donationId ?? 0}
        options={withNone(choices.donations)}
        error={error("donationId")}
        onChange={(event) => change({ donationId: orNone(event.target.value) })}
      />
    </>
  );
}

/** From when, and how many at once. */
function SaleFields({ item, problems, change }: FieldProps) {
  const error = (field: string) => errorOf(problems, field);
  return (
    <>
      <TextInput
        label="発売日"
        type="date"
        value={item.releasedOn ?? ""}
        error={error("releasedOn")}
        onChange={(event) => change({ releasedOn: event.target.value })}
      />
      <TextInput
        label="注文できる最少数"
        type="number"
        min={1}
        value={item.minimumQuantity ?? ""}
        error={error("minimumQuantity")}
        onChange={(event) => change({ minimumQuantity: numberIn(event.target.value) })}
      />
      <TextInput
        label="注文できる最多数"
        type="number"
        min={1}
        value={item.maximumQuantity ?? ""}
        error={error("maximumQuantity")}
        onChange={(event) => change({ maximumQuantity: numberIn(event.target.value) })}
      />
    </>
  );
}

function withNone(list: readonly { readonly id: number; readonly name: string }[]) {
  return [{ value: 0, label: "なし" }, ...optionsOf(list.filter(({ id }) => id !== 0))];
}
