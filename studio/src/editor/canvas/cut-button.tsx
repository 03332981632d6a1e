import { cutAlongCommand } from "../commands/cut-commands.ts";
import { CommandButton } from "../panels/command-button.tsx";
import { useEditorState, useSession } from "../session/session-context.ts";

/** Below the design, where goods can be cut along it: most who order such goods come for that. */
export function CutButton() {
  const { areas } = useSession();
  const canBeCut = useEditorState((state) => areas.find(({ areaKindId }) => areaKindId === state.areaKindId)?.dieCut);
  const isOn = useEditorState((state) => state.document.dieCut !== undefined);
  const isLow = useEditorState(({ viewport }) => viewport.height > 0 && viewport.height < LOW);
  if (!canBeCut || isLow) return null;
  return (
    <div className="absolute bottom-4 left-4 z-10 rounded-card bg-white p-1 shadow-float max-md:bottom-3 max-md:left-3">
      <CommandButton
        command={cutAlongCommand}
        isLabelled
        isOn={isOn}
        className={`px-3 ${isOn ? "bg-tint font-bold text-red-text" : ""}`}
      />
    </div>
  );
}

/** With a sheet open there is little height, and the design needs it. */
const LOW = 260;
