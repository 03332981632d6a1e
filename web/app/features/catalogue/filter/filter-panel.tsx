import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Drawer } from "@surimono/ui/drawer.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { fabricTypes, printMethods, shelves, sustainableMaterials } from "../catalogue.queries.ts";
import { ANY_ITEM, type ItemListSearch } from "../item-list-search.ts";
import { ColorField } from "./color-field.tsx";
import { PriceRange } from "./price-range.tsx";

interface FilterPanelProps {
  open: boolean;
  search: ItemListSearch;
  onClose: () => void;
  onSearch: (search: ItemListSearch) => void;
}

/** The advanced search (rule catalogue-filter-fields). Nothing changes outside of it until さがす. */
export function FilterPanel({ open, search, onClose, onSearch }: FilterPanelProps) {
  // Opening starts from the list's filters; closing keeps the content while it slides out.
  const listed = JSON.stringify(search);
  const [begun, setBegun] = useState({ open, listed, times: 0 });
  if (open !== begun.open || (open && listed !== begun.listed))
    setBegun({ open, listed, times: begun.times + Number(open) });
  return <FilterDrawer key={begun.times} {...{ open, search, onClose, onSearch }} />;
}

function FilterDrawer({ open, search, onClose, onSearch }: FilterPanelProps) {
  const [draft, setDraft] = useState(search);
  const formId = useId();
  const change = (part: Partial<ItemListSearch>) => setDraft((before) => ({ ...before, ...part }));
  const reset = () => setDraft({ ...ANY_ITEM, sort: draft.sort, limit: draft.limit });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="アイテムをしぼりこむ"
      side="right"
      actions={
        <>
          <Button className="flex-1" onClick={reset}>
            リセット
          </Button>
          <Button variant="primary" type="submit" form={formId} icon="search" className="flex-1">
            さがす
          </Button>
        </>
      }
    >
      <form
        id={formId}
        // Prices between two steps of the slider are valid.
        noValidate
        className="flex flex-col gap-2 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ ...draft, search: draft.search.trim() });
          onClose();
        }}
      >
        <TextInput
          label="キーワード"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder="キーワードで検索"
          value={draft.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <KindFields draft={draft} change={change} />
        <LookupFields draft={draft} change={change} />
        <PriceRange
          value={[draft.lowerPrice, draft.upperPrice]}
          onChange={([lowerPrice, upperPrice]) => change({ lowerPrice, upperPrice })}
        />
        <ColorField value={draft.colors} onChange={(colors) => change({ colors })} />
        <Checkbox
          checked={draft.donationAvailable}
          onChange={(event) => change({ donationAvailable: event.target.checked })}
          note="売上の一部が寄付されるアイテムだけを表示します"
        >
          寄付つきのアイテム
        </Checkbox>
      </form>
    </Drawer>
  );
}

interface FieldsProps {
  draft: ItemListSearch;
  change: (part: Partial<ItemListSearch>) => void;
}

/** Changing the big category clears the small one, which is disabled until a big one is chosen (rule catalogue-small-category). */
function KindFields({ draft, change }: FieldsProps) {
  const { data: all = [] } = useQuery(shelves);
  const chosen = all.find(({ display_category_id }) => display_category_id === draft.displayCategoryId);
  return (
    <>
      <Select
        label="カテゴリ"
        value={draft.displayCategoryId}
        options={choices(
          draft.displayCategoryId,
          all.map((row) => ({ value: row.display_category_id, label: row.display_category_name })),
        )}
        onChange={(event) => change({ displayCategoryId: Number(event.target.value), kindId: 0 })}
      />
      <Select
        label="種類"
        disabled={chosen === undefined}
        value={draft.kindId}
        options={choices(
          draft.kindId,
          (chosen?.kinds ?? []).map((row) => ({ value: row.kind_id, label: row.kind_name })),
        )}
        onChange={(event) => change({ kindId: Number(event.target.value) })}
      />
    </>
  );
}

function LookupFields({ draft, change }: FieldsProps) {
  const { data: methods = [] } = useQuery(printMethods);
  const { data: fabrics = [] } = useQuery(fabricTypes);
  const { data: materials = [] } = useQuery(sustainableMaterials);
  return (
    <>
      <Select
        label="印刷方法"
        value={draft.printMethodId}
        options={choices(
          draft.printMethodId,
          methods.map((row) => ({ value: row.method_id, label: row.name })),
        )}
        onChange={(event) => change({ printMethodId: Number(event.target.value) })}
      />
      <Select
        label="生地"
        value={draft.fabricTypeId}
        options={choices(
          draft.fabricTypeId,
          fabrics.map((row) => ({ value: row.fabric_type_id, label: row.name })),
        )}
        onChange={(event) => change({ fabricTypeId: Number(event.target.value) })}
      />
      <Select
        label="サステナブル素材"
        value={draft.materialId}
        options={choices(
          draft.materialId,
          materials.map((row) => ({ value: row.sustainable_material_id, label: row.name })),
        )}
        onChange={(event) => change({ materialId: Number(event.target.value) })}
      />
    </>
  );
}

interface Choice {
  value: number;
  label: string;
}

/** An old link may ask for something the shop does not have: it is shown as chosen, to explain why nothing is found. */
function choices(chosen: number, options: readonly Choice[]): Choice[] {
  const isUnknown = chosen !== 0 && options.length > 0 && !options.some(({ value }) => value === chosen);
  return [
    { value: 0, label: "すべて" },
    ...options,
    ...(isUnknown ? [{ value: chosen, label: "お取り扱いのない条件" }] : []),
  ];
}
