import type { ItemFile } from "@surimono/domain/catalogue";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { Part } from "../../../ui/facts.tsx";
import type { Problem } from "../goods-query.ts";
import { useChoices } from "../use-choices.ts";
import { BasicFields } from "./basic-fields.tsx";
import { ColorFields } from "./color-fields.tsx";
import type { FieldProps } from "./field-props.ts";
import { PictureFields } from "./picture-fields.tsx";
import { PrintFields } from "./print-fields.tsx";
import { SizeFields } from "./size-fields.tsx";

interface ItemFieldsProps {
  item: Partial<ItemFile>;
  lastSizeId: number;
  /** In the whole text: what is typed here and what is typed there is one thing. */
  change: FieldProps["change"];
  problems: readonly Problem[];
  readOnly: boolean;
}

/** The usual of an item as fields. Whatever they do not show stays as it is in the text. */
export function ItemFields({ item, lastSizeId, change, problems, readOnly }: ItemFieldsProps) {
  const choices = useChoices();
  if (!choices) return <Skeleton className="h-96" />;
  const fields = { item, choices, problems, change };
  return (
    <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-8">
      <legend className="sr-only">商品の項目</legend>
      <Part title="商品">
        <BasicFields {...fields} />
      </Part>
      <Part title="写真">
        <PictureFields {...fields} />
      </Part>
      <Part title="サイズと本体の価格（税抜）">
        <SizeFields {...fields} lastSizeId={lastSizeId} />
      </Part>
      <Part title="色">
        <ColorFields {...fields} />
      </Part>
      <Part title="印刷">
        <PrintFields {...fields} />
      </Part>
    </fieldset>
  );
}
