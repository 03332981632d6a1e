import { hasWork } from "@surimono/domain/designs";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "#app/ui/link-button.tsx";
import { simulatorStudioPath } from "./simulation-choice.ts";
import { readSimulation } from "./simulation-store.ts";

/** This browser's design from an earlier try, if any. */
export function ResumeTrial() {
  // Read at each visit: the studio may just have changed it.
  const { data } = useQuery({
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
    </section>
  );
}
