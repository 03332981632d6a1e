import { hasWork } from "@surimono/domain/designs";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { confirm } from "#app/ui/confirm.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { simulatorStudioPath } from "./simulation-choice.ts";
import { forgetSimulation, readSimulation, type Simulation } from "./simulation-store.ts";

/** This browser's design from an earlier try, if any: to go on with, or to be rid of, as its goods may be sold no longer. */
export function ResumeTrial() {
  // Read at each visit: the studio may just have changed it.
  const { data, refetch } = useQuery({
    queryKey: ["simulation"],
    queryFn: async () => (await readSimulation()) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  if (!data || !hasWork(data.document)) return null;
  return (
    <section
      aria-label="ためしているデザイン"
      className="paper mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card px-5 py-4"
    >
      <p className="min-w-0 flex-1 basis-60 text-14">
        <strong className="text-16 text-deep">{data.name}</strong>
        のデザインが、この端末に残っています。ほかのアイテムではじめると、新しいデザインに置きかわります。
      </p>
      <LinkButton to={simulatorStudioPath(data)} icon="pencil">
        続きからデザインする
      </LinkButton>
      <Button variant="quiet" icon="trash" onClick={async () => (await discard(data)) && refetch()}>
        削除する
      </Button>
    </section>
  );
}

/** False if it was not meant. */
async function discard(trial: Simulation): Promise<boolean> {
  const isSure = await confirm({
    title: "ためしているデザインを削除しますか？",
    message: `「${trial.name}」のデザインと、その画像を、この端末から削除します。もとに戻せません。`,
    yes: "削除する",
    no: "今のデザインを残す",
    danger: true,
  });
  if (isSure) await forgetSimulation(trial);
  return isSure;
}
