import { retryJobs } from "@surimono/contract/desk";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { WideTable } from "../../../ui/wide-table.tsx";
import { JOB_NAMES } from "./job-names.ts";
import type { System } from "./system-query.ts";

type Kind = System["kinds"][number];

const kindName = (kind: string): string => JOB_NAMES[kind] ?? kind;

interface LostJobsProps {
  system: System;
  onDone: () => void;
}

/** What failed at every try, to be tried once more when what stood in the way is mended; and what is still tried. */
export function LostJobs({ system, onDone }: LostJobsProps) {
  const mayRetry = useRight("system.manage");
  const [asked, setAsked] = useState<{ readonly job_id: string } | { readonly kind: string }>();
  const kinds = [...new Set(system.given_up.map(({ kind }) => kind))];
  return (
    <>
      <Part title="失敗した自動処理">
        {system.given_up.length === 0 && (
          <p className="rounded-card border border-line p-4 text-14 text-mute">失敗したままの処理はありません。</p>
        )}
        {mayRetry && kinds.length > 0 && (
          <p className="mb-3 flex flex-wrap gap-2">
            {kinds.map((kind) => (
              <Button key={kind} size={44} icon="refresh" onClick={() => setAsked({ kind })}>
                {kindName(kind)}をすべてやり直す
              </Button>
            ))}
          </p>
        )}
        <ul className="flex flex-col gap-3">
          {system.given_up.map((job) => (
            <li
              key={job.job_id}
              className="flex flex-wrap items-start gap-3 rounded-card border border-line p-4 text-14"
            >
              <JobWords job={job} />
              {mayRetry && (
                <Button size={44} onClick={() => setAsked({ job_id: job.job_id })}>
                  やり直す
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Part>
      {system.retried.length > 0 && (
        <Part title="やり直しを待っている処理">
          <ul className="divide-y divide-line rounded-card border border-line">
            {system.retried.map((job) => (
              <li key={job.job_id} className="px-4 py-3 text-14">
                <JobWords job={job} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {asked && (
        <ReasonDialog
          title="もう一度やり直しますか？"
          effect="失敗した原因が直っていることをたしかめてください。メールは、宛先に届いていないものだけを送ります。"
          yes="やり直す"
          run={async (form) => {
            const { jobs } = orThrow(await call(retryJobs, { ...asked, reason: String(form.get("reason")) }));
            showToast(`${jobs}件をやり直します。`, { tone: "success" });
          }}
          onDone={onDone}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function JobWords({ job }: { job: System["given_up"][number] }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-bold text-deep">{kindName(job.kind)}</p>
      {job.about && <p className="break-words">{job.about}</p>}
      <p className="num text-12 text-mute">
        {momentOf(job.at)}／{job.tries}回
      </p>
      {job.reason && <p className="break-words text-12 text-mute">{job.reason}</p>}
    </div>
  );
}

const COUNTS = [
  { name: "待ち", cell: (row: Kind) => row.waiting },
  { name: "実行中", cell: (row: Kind) => row.running },
  { name: "やり直し", cell: (row: Kind) => row.retried },
  {
    name: "失敗",
    cell: ({ given_up: count }: Kind) => (count > 0 ? <b className="text-red-text">{count}</b> : count),
  },
  { name: "いちばん古いもの", cell: ({ oldest }: Kind) => (oldest ? momentOf(oldest) : "—") },
];

export function JobCounts({ system }: { system: System }) {
  return (
    <Part title="自動処理の数">
      {system.kinds.length === 0 ? (
        <p className="rounded-card border border-line p-4 text-14 text-mute">待っている処理はありません。</p>
      ) : (
        <WideTable
          rows={system.kinds}
          keyOf={({ kind }) => kind}
          titles={[{ name: "処理", cell: ({ kind }) => kindName(kind) }]}
          columns={COUNTS}
        />
      )}
    </Part>
  );
}
