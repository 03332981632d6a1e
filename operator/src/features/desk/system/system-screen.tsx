import { getSystem } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatNumber } from "@surimono/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../../session/call.ts";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { JobCounts, LostJobs } from "./job-lists.tsx";
import { ShopDoors } from "./shop-doors.tsx";
import { Sweeps } from "./sweeps.tsx";

/** How the shop is: background work, letters, the payment provider, storage, versions, and what everybody is told. */
export function SystemScreen() {
  const system = useQuery({
    queryKey: ["system"],
    refetchInterval: 30_000,
    queryFn: async () => orThrow(await call(getSystem, {})),
  });
  const refresh = () => void system.refetch();
  return (
    <>
      <ScreenHeading title="システム" />
      <Fetched query={system} rows={8}>
        {(one) => (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
            <div className="flex min-w-0 flex-col gap-8">
              <LostJobs system={one} onDone={refresh} />
              <JobCounts system={one} />
            </div>
            <div className="flex min-w-0 flex-col gap-8">
              <Health health={one.health} />
              <ShopDoors system={one} onDone={refresh} />
              <Part title="決済サービスからの通知">
                <Facts
                  facts={[
                    ["最後の通知", one.webhooks.last_at ? momentOf(one.webhooks.last_at) : "まだありません"],
                    ["24時間の件数", `${formatNumber(one.webhooks.last_day)}件`],
                    ["断った件数", `${formatNumber(one.webhooks.refused)}件（署名なし、直近）`],
                  ]}
                />
              </Part>
              <Part title="容量">
                <Facts
                  facts={[
                    ["データベース", size(one.storage.database_bytes)],
                    ["ファイル", `${formatNumber(one.storage.files)}件 ${size(one.storage.file_bytes)}`],
                  ]}
                />
              </Part>
              <Part title="バージョン">
                <Facts
                  facts={[
                    ["お店", one.versions.shop],
                    ["Node.js", one.versions.node],
                    ["PostgreSQL", one.versions.postgres],
                    ["データの版", `${one.versions.migrations}`],
                    ["起動", momentOf(one.process.started_at)],
                    ["メモリー", size(one.process.memory_bytes)],
                  ]}
                />
              </Part>
            </div>
            <div className="min-w-0 lg:col-span-2">
              <Sweeps system={one} />
            </div>
          </div>
        )}
      </Fetched>
    </>
  );
}

/** Less than this part of the data folder free is said loudly. */
const FREE_ENOUGH = 0.1;

type HealthAnswer = AnswerOf<typeof getSystem>["health"];

function Health({
  health: { database_ms, files_ms, replica, connections, nodes, disk },
}: {
  readonly health: HealthAnswer;
}) {
  const answered = (ms: number | null) =>
    ms === null ? <Bad>応答がありません</Bad> : `${formatNumber(ms)}ミリ秒で応答`;
  const used = `${formatNumber(connections.used)} / ${formatNumber(connections.most)}`;
  return (
    <Part title="稼働状況">
      <Facts
        facts={[
          ["データベース", answered(database_ms)],
          ["読み取り用の複製", replica ? replicaWords(replica) : "使っていません"],
          ...(nodes ?? []).map(nodeFact),
          ["ファイルの保管先", answered(files_ms)],
          [
            "使用中の接続",
            connections.waiting > 0 ? (
              <Bad key="waiting">{`${used}、順番待ち ${formatNumber(connections.waiting)}件`}</Bad>
            ) : (
              used
            ),
          ],
          ["保存先の空き", disk ? freeOf(disk) : "このサーバーには保存していません"],
        ]}
      />
    </Part>
  );
}

const AWAY = {
  unreachable: "応答がありません",
  behind: "遅れています",
  "not-a-standby": "複製ではありません",
  strayed: "元のデータベースより先に進んでいます",
} as const;

function replicaWords({ state, lag_ms: lag }: NonNullable<HealthAnswer["replica"]>) {
  const behind = lag === null ? "" : `${(lag / 1000).toFixed(1)}秒`;
  if (state === "used") return `${behind}以内の内容`;
  const words = state === "behind" && behind ? `${AWAY[state]}（${behind}）` : AWAY[state];
  return <Bad key="away">{`${words}。データベースから直接読んでいます`}</Bad>;
}

/** One of the machines over which the data of members is spread. */
function nodeFact({ name, is_coordinator, answers }: NonNullable<HealthAnswer["nodes"]>[number]) {
  const label = `${is_coordinator ? "調整役のノード" : "ノード"} ${name}`;
  return [label, answers ? "応答あり" : <Bad key={name}>応答がありません</Bad>] as const;
}

function freeOf({ free_bytes: free, all_bytes: all }: NonNullable<HealthAnswer["disk"]>) {
  const words = `${size(free)}（全体 ${size(all)}）`;
  return free < all * FREE_ENOUGH ? <Bad key="full">{`${words}、残りわずかです`}</Bad> : words;
}

function Bad({ children }: { children: string }) {
  return <b className="text-red-text">{children}</b>;
}

function size(bytes: number): string {
  if (bytes < 1024 ** 2) return `${formatNumber(Math.ceil(bytes / 1024))} KB`;
  return bytes < 1024 ** 3
    ? `${formatNumber(Math.round(bytes / 1024 ** 2))} MB`
    : `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}
