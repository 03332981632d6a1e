import {
  DEED_ACTIONS,
  deedChanges,
  deedChangeText,
  deedSubject,
  deedWord,
  exportDeeds,
  listDeeds,
} from "@surimono/contract/operators";
import { Button } from "@surimono/ui/button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Endless } from "../../ui/endless.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { useFormKey } from "../../ui/use-form-key.ts";

const ACTIONS = DEED_ACTIONS.map((action) => ({ value: action, label: deedWord(action) })).sort((one, other) =>
  one.label.localeCompare(other.label, "ja"),
);
const FIELDS = ["who", "action", "subject", "text", "from", "until"] as const;

/** Everything that operators did: who, what, to which thing, when and why. */
export function RecordScreen() {
  const [query, setQuery] = useSearchParams();
  const mayExport = useRight("record.export");
  const given = Object.fromEntries(FIELDS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])));
  const deeds = useInfiniteQuery({
    queryKey: ["deeds", given],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listDeeds, { ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.deeds),
  });
  const fetchFile = useMutation({
    mutationFn: async () => orThrow(await call(exportDeeds, given)),
    onSuccess: (file) => saveFile(file, "record.csv"),
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  const form = useFormKey(query.toString());
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget).entries()].map(([name, value]) => [name, String(value).trim()]);
    const asked = new URLSearchParams(Object.fromEntries(typed.filter(([, value]) => value !== "")));
    form.keep(asked.toString());
    setQuery(asked);
  };
  const field = (name: (typeof FIELDS)[number]) => ({ name, defaultValue: given[name] ?? "" });
  return (
    <>
      <ScreenHeading
        title="操作の記録"
        aside={
          <Link to="/sign-ins" className="inline-flex min-h-11 items-center text-14 underline">
            ログインの記録
          </Link>
        }
      />
      <form key={form.key} onSubmit={search} className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <TextInput {...field("who")} label="担当者の名前" maxLength={100} />
        <TextInput {...field("subject")} label="対象（注文番号など）" maxLength={200} />
        <Select {...field("action")} label="操作" options={ACTIONS} placeholder="すべて" />
        <TextInput
          {...field("text")}
          label="理由のことば"
          hint="日を選ばないときは、この1年をさがします。"
          maxLength={100}
        />
        <TextInput {...field("from")} label="この日から" type="date" />
        <TextInput {...field("until")} label="この日まで" type="date" />
        <div className="col-span-full flex flex-wrap gap-2">
          <Button type="submit" icon="search" size={44}>
            さがす
          </Button>
          {mayExport && (
            <Button icon="download" size={44} pending={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
              CSV
            </Button>
          )}
        </div>
      </form>
      <Endless query={deeds} empty="当てはまる記録はありません。">
        {(rows) => <Deeds deeds={rows} />}
      </Endless>
    </>
  );
}

type Deed = Extract<Awaited<ReturnType<typeof call<typeof listDeeds>>>, { ok: true }>["value"]["deeds"][number];

function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line text-14">
      {deeds.map((deed) => (
        <li key={deed.deed_id} className="px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="num text-12 text-mute">{momentOf(deed.at)}</span>
            <Link to={`/record?${new URLSearchParams({ who: deed.who })}`} className="font-bold text-deep underline">
              {deed.who}
            </Link>
            <Link to={`/record?${new URLSearchParams({ action: deed.action })}`} className="underline">
              {deedWord(deed.action)}
            </Link>
            <Subject deed={deed} />
            <span className="break-all text-12 text-mute">
              {deed.actor_kind === "command" ? "コマンド" : "管理画面"} {deed.address}
            </span>
          </p>
          {deed.reason && <p className="mt-1">理由：{deed.reason}</p>}
          <Changes deed={deed} />
        </li>
      ))}
    </ul>
  );
}

/** Its screen, and one press away what else was done to it. */
function Subject({ deed: { subject_kind, subject, subject_name } }: { deed: Deed }) {
  const { label, path } = deedSubject(subject_kind, subject, subject_name);
  return (
    <>
      {path ? (
        <Link to={path} className="num break-all underline">
          {label}
        </Link>
      ) : (
        <span className="num break-all">{label}</span>
      )}
      <Link to={`/record?${new URLSearchParams({ subject })}`} className="target-44 text-12 underline">
        この対象の記録
      </Link>
    </>
  );
}

function Changes({ deed: { before, after } }: { deed: Deed }) {
  const changes = deedChanges(parse(before), parse(after));
  if (changes.length === 0) return null;
  return (
    <ul className="mt-1 text-12">
      {changes.map((change) => (
        <li key={change.name} className="break-words">
          {deedChangeText(change)}
        </li>
      ))}
    </ul>
  );
}

const parse = (json: string): unknown => (json === "" ? undefined : JSON.parse(json));
