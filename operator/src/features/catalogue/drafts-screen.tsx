import { checkCatalogueDrafts } from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { DraftBadge } from "./draft-badges.tsx";
import { GoodsLinks } from "./goods-links.tsx";
import { CATALOGUE_KEY, type Draft, fileAddress } from "./goods-query.ts";
import { ProblemList } from "./json-editor.tsx";
import { nameOfPath } from "./path-names.ts";
import { PublishDialog, type SeenDraft } from "./publish-dialog.tsx";
import { useDrafts } from "./use-drafts.ts";

/** What the address of the drafts carries beside it: those that are ticked at first; all without it. */
export interface ChosenDrafts {
  readonly chosen?: readonly string[];
}

/** What was chosen when it was asked for: what others save meanwhile is not seen yet. */
interface Asked {
  readonly what: "publish" | "discard";
  readonly drafts: readonly SeenDraft[];
}

type Row = Draft & { readonly name: string };

/** Everything that is worked on, to be published together or thrown away. */
export function DraftsScreen() {
  const mayWrite = useRight("catalogue.write");
  const drafts = useDrafts();
  return (
    <>
      <ScreenHeading title="下書きと予約" />
      <GoodsLinks />
      <Fetched query={drafts}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="rounded-card border border-line p-6 text-center text-mute">
              下書きはありません。商品や料金表を直すと、ここに並びます。
            </p>
          ) : (
            <Rows rows={rows} mayWrite={mayWrite} />
          )
        }
      </Fetched>
    </>
  );
}

function Rows({ rows, mayWrite }: { rows: readonly Row[]; mayWrite: boolean }) {
  // Whoever comes from an undo or an import publishes what that made, not what others have on their desks.
  const { chosen: made } = (useLocation().state ?? {}) as ChosenDrafts;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  // What is planned is published without anybody's press.
  const isFirst = ({ path, planned_for }: Row) => made?.includes(path) ?? planned_for === null;
  const chosen = rows.filter((row) => isFirst(row) !== toggled.has(row.path));
  const check = useQuery({
    queryKey: [...CATALOGUE_KEY, "check", ...chosen.map(({ revision }) => revision)],
    queryFn: async () => orThrow(await call(checkCatalogueDrafts, { paths: chosen.map(({ path }) => path) })),
    enabled: chosen.length > 0,
  });
  const toggle = (path: string) => {
    const next = new Set(toggled);
    if (!next.delete(path)) next.add(path);
    setToggled(next);
  };
  const problems = chosen.length === 0 ? [] : (check.data?.problems ?? []);
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-col gap-4">
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            disabled={chosen.length === 0 || !check.data || problems.length > 0}
            onClick={() => setAsked({ what: "publish", drafts: chosen })}
          >
            選んだ{chosen.length}件を公開する…
          </Button>
          <Button
            variant="quiet"
            icon="trash"
            disabled={chosen.length === 0}
            onClick={() => setAsked({ what: "discard", drafts: chosen })}
          >
            選んだ下書きを捨てる
          </Button>
        </div>
      )}
      {check.isError && <Notice tone="error">{check.error.message}</Notice>}
      {problems.length > 0 && (
        <>
          <Notice tone="warn">選んだ下書きを合わせると、次の誤りがあります。</Notice>
          <ProblemList problems={problems} />
        </>
      )}
      <ul className="divide-y divide-line rounded-card border border-line">
        {rows.map((row) => (
          <li key={row.path} className="flex items-center gap-3 px-4 py-2 text-14">
            {mayWrite && (
              <label className="group -m-2 flex size-11 items-center justify-center">
                <span className="sr-only">{row.name || nameOfPath(row.path)}を選ぶ</span>
                <CheckSquare checked={chosen.includes(row)} onChange={() => toggle(row.path)} />
              </label>
            )}
            <Link
              to={fileAddress(row.path)}
              className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:underline"
            >
              <span className="font-bold text-deep">{row.name || nameOfPath(row.path)}</span>
              <DraftBadge draft={row} />
              <span className="num text-12 text-mute">
                {row.saved_by}、{momentOf(row.saved_at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {asked?.what === "publish" && <PublishDialog title="下書きを公開する" drafts={asked.drafts} onClose={close} />}
      {asked?.what === "discard" && <DiscardDialog drafts={asked.drafts} onClose={close} />}
    </div>
  );
}
