import { getCatalogueFile } from "@surimono/contract/catalogue";
import { Notice } from "@surimono/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Views } from "../../ui/views.tsx";
import { DraftBadge } from "./draft-badges.tsx";
import { GoodsLinks } from "./goods-links.tsx";
import { type CatalogueFile, type Choices, fileAddress, fileKey } from "./goods-query.ts";
import { PriceDialog } from "./price-dialog.tsx";
import { PriceTable, tableTitle } from "./price-table.tsx";
import { pricesIn, type Table } from "./prices-in.ts";
import { useChoices } from "./use-choices.ts";

const FILES = [
  { id: "print", name: "プリント" },
  { id: "tags", name: "タグ" },
  { id: "personal", name: "名入れ" },
];

/** The tables of fees: what one piece costs from so many pieces on. */
export function PricesScreen() {
  const [query] = useSearchParams();
  const view = FILES.find(({ id }) => id === query.get("view"))?.id ?? "print";
  const path = `fees/${view}.json`;
  const choices = useChoices();
  const file = useQuery({
    queryKey: fileKey(path),
    queryFn: async () => orThrow(await call(getCatalogueFile, { path })),
  });
  return (
    <>
      <ScreenHeading title="料金表" />
      <GoodsLinks />
      <Views label="料金表の種類" path="/goods/prices" views={FILES} current={view} />
      <div className="mt-5">
        <Fetched query={file} rows={8}>
          {(one) => <Tables key={path} file={one} choices={choices} />}
        </Fetched>
      </div>
    </>
  );
}

function Tables({ file, choices }: { file: CatalogueFile; choices: Choices | undefined }) {
  const [editing, setEditing] = useState<Table>();
  const mayWrite = useRight("catalogue.write");
  const now = pricesIn(file.text ?? "");
  const next = file.draft ? pricesIn(file.draft.text ?? "") : now;
  const before = new Map((now ?? []).map((table) => [table.name, table]));
  return (
    <div className="flex flex-col gap-4">
      {file.draft && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center gap-3">
            <DraftBadge draft={file.draft} />
            <Link to={fileAddress(file.path)} className="inline-flex min-h-11 items-center underline">
              変わる商品を確かめて、公開する
            </Link>
          </span>
        </Notice>
      )}
      {next ? (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {next.map((table) => (
            <li key={table.name}>
              <PriceTable
                table={table}
                before={before.get(table.name)}
                choices={choices}
                onEdit={mayWrite ? () => setEditing(table) : undefined}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Notice tone="error">
          下書きの形がくずれているため、表にできません。
          <Link to={fileAddress(file.path)} className="underline">
            全文で直してください
          </Link>
          。
        </Notice>
      )}
      {editing && (
        <PriceDialog
          file={file}
          table={editing}
          title={tableTitle(editing, choices)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
