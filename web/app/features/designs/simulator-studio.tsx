import type { OpenedDesign } from "@surimono/contract/designs";
import { formatYen } from "@surimono/domain/kernel";
import { Editor, type EditorHandle } from "@surimono/studio/editor";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SIMULATOR_PATH } from "#app/session/trial-path.ts";
import { createTrial } from "./create-trial.ts";
import { PALETTE } from "./palette.ts";
import { presentAreas, presentItem } from "./present-design.ts";
import { priceDesign, priceUnit } from "./price-design.ts";
import { SIMULATOR_CONFIRM_PATH } from "./simulation-choice.ts";
import type { Simulation } from "./simulation-store.ts";
import { useStayInStudio } from "./use-stay-in-studio.ts";

interface SimulatorStudioProps {
  design: OpenedDesign;
  /** As in this browser; new for an item not tried before. */
  simulation: Simulation;
  isPhone: boolean;
}

/** The same studio, with this browser instead of the API: the design leaves the device only when saved. */
export function SimulatorStudio({ design, simulation, isPhone }: SimulatorStudioProps) {
  const navigate = useNavigate();
  const editor = useRef<EditorHandle>(null);
  useStayInStudio(editor);
  const [document, setDocument] = useState(simulation.document);
  const trial = useMemo(() => createTrial(simulation), [simulation]);
  const price = priceDesign(design, document);
  const areas = useMemo(() => presentAreas(design), [design]);
  const item = useMemo(() => presentItem(design), [design]);
  return (
    <div className="fixed inset-0">
      <Editor
        ref={editor}
        isPhone={isPhone}
        item={item}
        areas={areas}
        storageKey={`simulation/${simulation.id}`}
        colorsKey="surimono/colors/simulation"
        {...trial}
        complete={async (finished, revision) => {
          const answer = await trial.server.save(finished, revision);
          if (answer.ok) await navigate(SIMULATOR_CONFIRM_PATH);
          return answer;
        }}
        onChange={setDocument}
        artUrl="/art"
        palette={PALETTE}
        price={{ text: formatYen(price.total), unit: priceUnit(design), notes: price.notes }}
        onBack={() => void navigate(SIMULATOR_PATH)}
        onSignIn={() => void navigate("/login")}
      />
    </div>
  );
}
