import { type MouseEvent, type ReactNode, useCallback, useState } from "react";
import type { Command } from "../commands/command.ts";
import { type CommandGroup, findWords } from "../commands/command-words.ts";
import { fitIntoAreaCommand } from "../commands/fit-commands.ts";
import { flipXCommand, flipYCommand } from "../commands/layer-commands.ts";
import { copyToAreasCommand, STUDIO_COMMANDS } from "../commands/studio-commands.ts";
import { toScreen } from "../geometry/camera.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/session-context.ts";
import { selectedLayers } from "../store/editor-state.ts";
import { hitLayer } from "../tools/hit-test.ts";
import { CommandMenu } from "./command-menu.tsx";

const ofGroup = (group: CommandGroup, without: readonly string[] = []): readonly Command<Session>[] =>
  STUDIO_COMMANDS.filter(({ id }) => findWords(id)?.group === group && !without.includes(id));

const SECTIONS = [
  ofGroup("編集", ["undo", "redo"]),
  ofGroup("レイヤー"),
  [flipXCommand, flipYCommand, fitIntoAreaCommand, copyToAreasCommand],
];

/** Opened by a right click, a long press or the menu key: what can be done with the layer there. */
export function ContextMenu({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const close = useCallback(() => setAt(undefined), []);

  function open(event: MouseEvent<HTMLElement>): void {
    const canvas = event.target instanceof Element ? event.target.closest("[role=application]") : null;
    if (!canvas) return;
    event.preventDefault();
    const { left, top } = canvas.getBoundingClientRect();
    const { store, hand } = session;
    hand.cancel();
    const state = store.get();
    // The menu key gives no position, so the menu opens at the selection.
    const isKey = event.clientX === 0 && event.clientY === 0;
    const [first] = selectedLayers(state);
    if (isKey && first) {
      const { x, y } = toScreen(state.camera, first);
      setAt({ x: left + x, y: top + y });
      return;
    }
    const point = { x: event.clientX - left, y: event.clientY - top };
    const hit = hitLayer(state, point, 8);
    if (hit && !state.selection.includes(hit.id)) store.select([hit.id]);
    setAt({ x: event.clientX, y: event.clientY });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what rises from the bench
    <div className="contents" onContextMenu={open}>
      {children}
      {at && <CommandMenu label="選択したレイヤー" sections={SECTIONS} at={at} onClose={close} />}
    </div>
  );
}
