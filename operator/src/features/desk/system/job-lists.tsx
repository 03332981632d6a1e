import { retryJobs } from "@surimono/contract/desk";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { JOB_NAMES } from "./job-names.ts";
import type { System } from "./system-query.ts";

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

export function JobCounts({ system }: { system: System }) {
  return (
    <Part title="自動処理の数">
      {system.kinds.length === 0 ? (
        <p className="rounded-card border border-line p-4 text-14 text-mute">待っている処理はありません。</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="overflow-x-auto" aria-label="自動処理の数の表" tabIndex={0}>
          <table className="num w-full min-w-[34rem] border-collapse text-14">
            <thead className="border-line border-b text-left text-mute">
              <tr>
                <th className="py-2 font-normal">処理</th>
                {["待ち", "実行中", "やり直し", "失敗"].map((name) => (
                  <th key={name} className="py-2 text-right font-normal">
                    {name}
                  </th>
                ))}
                <th className="py-2 text-right font-normal">いちばん古いもの</th>
              </tr>
            </thead>
            <tbody>
              {system.kinds.map((row) => (
                <tr key={row.kind} className="border-line border-b">
                  <td className="py-2">{kindName(row.kind)}</td>
                  {[row.waiting, row.running, row.retried].map((count, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: three columns that stay
                    <td key={at} className="py-2 text-right">
                      {count}
                    </td>
                  ))}
                  <td className={`py-2 text-right ${row.given_up > 0 ? "font-bold text-red-text" : ""}`}>
                    {row.given_up}
                  </td>
                  <td className="py-2 text-right text-12">{row.oldest ? momentOf(row.oldest) : "—"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Part>
  );
}
