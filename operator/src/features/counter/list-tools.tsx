import { exportCounterOrders, listOrderViews, removeOrderView, saveOrderView } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { sayWhatIsMissing } from "../../ui/form-problems.ts";
import { ORDER_COLUMNS, type OrderColumn, type OrderSearch, writeSearch } from "./order-search.ts";

interface ListToolsProps {
  search: OrderSearch;
  onColumns: (columns: readonly OrderColumn[]) => void;
  onHelp: () => void;
}

type Open = "columns" | "save" | undefined;

/** What is done with the list itself: the searches one keeps, its columns, and taking it out as a file. */
export function ListTools({ search, onColumns, onHelp }: ListToolsProps) {
  const [open, setOpen] = useState<Open>();
  const mayExport = useRight("orders.export");
  const fetchFile = useMutation({
    mutationFn: async () => orThrow(await call(exportCounterOrders, { view: search.view, ...search.given })),
    onSuccess: (file) => saveFile(file, "orders.csv"),
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  const toggle = (what: Open) => setOpen(open === what ? undefined : what);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Views />
        <Button size={44} icon="plus" aria-expanded={open === "save"} onClick={() => toggle("save")}>
          この検索を保存
        </Button>
        <Button size={44} icon="sliders" aria-expanded={open === "columns"} onClick={() => toggle("columns")}>
          列
        </Button>
        {mayExport && (
          <Button size={44} icon="download" pending={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
            CSV
          </Button>
        )}
        <Button size={44} icon="help" variant="quiet" onClick={onHelp} className="max-md:hidden">
          キーボード
        </Button>
      </div>
      {open === "columns" && (
        <fieldset className="flex flex-wrap gap-x-5 rounded-card border border-line px-4 py-1">
          <legend className="px-1 text-12 text-mute">表示する列</legend>
          {(Object.keys(ORDER_COLUMNS) as OrderColumn[]).map((column) => (
            <Checkbox
              key={column}
              checked={search.columns.includes(column)}
              onChange={({ currentTarget }) =>
                onColumns(
                  currentTarget.checked ? [...search.columns, column] : search.columns.filter((one) => one !== column),
                )
              }
            >
              {ORDER_COLUMNS[column].name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {open === "save" && <SaveForm search={search} onDone={() => setOpen(undefined)} />}
    </div>
  );
}

const VIEWS_KEY = ["order-views"] as const;

function Views() {
  const queryClient = useQueryClient();
  const views = useQuery({
    queryKey: VIEWS_KEY,
    staleTime: 60_000,
    queryFn: async () => orThrow(await call(listOrderViews, {})).views,
  });
  const remove = useMutation({
    mutationFn: async (view_id: string) => orThrow(await call(removeOrderView, { view_id })),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: VIEWS_KEY }),
  });
  return views.data?.map(({ view_id, name, query }) => (
    <span key={view_id} className="inline-flex items-center rounded-full border border-line">
      <Link to={`/orders?${query}`} className="inline-flex min-h-11 items-center pl-4 text-14 hover:text-deep">
        {name}
      </Link>
      <IconButton icon="close" label={`保存した検索「${name}」を消す`} onClick={() => remove.mutate(view_id)} />
    </span>
  ));
}

function SaveForm({ search, onDone }: { search: OrderSearch; onDone: () => void }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: async (name: string) => {
      const query = writeSearch(search).toString() || "view=all";
      return orThrow(await call(saveOrderView, { name, query }));
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: VIEWS_KEY });
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending && !sayWhatIsMissing(event.currentTarget))
      save.mutate(String(new FormData(event.currentTarget).get("name")));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <TextInput
        label="検索の名前"
        name="name"
        maxLength={40}
        required
        autoFocus
        error={save.error?.message}
        className="min-w-60"
      />
      <Button type="submit" size={48} variant="primary" pending={save.isPending}>
        保存
      </Button>
    </form>
  );
}
