import type { TracedCut } from "@surimono/domain/designs";
import { createContext, use, useMemo, useRef, useSyncExternalStore } from "react";
import type { PressLook } from "../../press/index.ts";
import type { EditorProps } from "../editor-props.ts";
import { areasAsCut } from "../model/area-as-cut.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { pressLook, pressPart } from "../parts/press-part.ts";
import type { EditorState } from "../store/editor-state.ts";
import type { Session } from "./session.ts";

interface Opened {
  readonly session: Session;
  readonly props: EditorProps;
}

export const SessionContext = createContext<Opened | undefined>(undefined);

function useOpened(): Opened {
  const opened = use(SessionContext);
  if (!opened) throw new Error("Used outside of an opened editor");
  return opened;
}

export function useSession(): Session {
  return useOpened().session;
}

/** The current props: price and fees change while the editor is open. */
export function useEditorProps(): EditorProps {
  return useOpened().props;
}

/** Selects from the state; a list with the same members counts as unchanged. */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  const { store } = useSession();
  const last = useRef<{ state: EditorState; select: typeof select; value: Value }>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const state = store.get();
    const known = last.current;
    if (known && known.state === state && known.select === select) return known.value;
    const fresh = select(state);
    const value = known && isSameList(known.value, fresh) ? known.value : fresh;
    last.current = { state, select, value };
    return value;
  });
}

function isSameList(one: unknown, other: unknown): boolean {
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((member, index) => Object.is(member, other[index]))
  );
}

/** The line that the goods are cut along, where it follows the design. */
export function useCut(): TracedCut | undefined {
  const { cutFinder } = useSession();
  return useSyncExternalStore(cutFinder.subscribe, cutFinder.cut);
}

/** The places as pictures of the goods need them. */
export function useAreasAsCut(): readonly EditorArea[] {
  const { areas } = useSession();
  const document = useEditorState((state) => state.document);
  const cut = useCut();
  return useMemo(() => areasAsCut(areas, document, cut), [areas, document, cut]);
}

/** Goes up when a picture or font arrives, to trigger a redraw. */
export function useSceneVersion(): number {
  const { scene } = useSession();
  return useSyncExternalStore(scene.subscribe, scene.version);
}

export function usePressLook(): PressLook | undefined {
  return useSyncExternalStore(pressPart.subscribe, pressLook);
}

/** The press whose colours the studio shows, where the customer wants to see them. */
export function useShownPress(): PressLook | undefined {
  const look = usePressLook();
  return useEditorState((state) => state.hasPressColors) ? look : undefined;
}
