import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { bench } from "./editor.fixture.ts";
import type { EditorProps } from "./editor-props.ts";
import type { Session } from "./session/session.ts";
import { SessionContext } from "./session/session-context.ts";

/**
 * Shows a part of the editor in a page, over a bench. Parts of the session and of the props that the part needs besides are given by the
 * test. For files that ask for jsdom.
 */
export async function inPage(
  { context }: ReturnType<typeof bench>,
  part: ReactNode,
  { session, props }: { readonly session?: Partial<Session>; readonly props?: Partial<EditorProps> } = {},
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const opened = {
    session: { ...context, ...session } as Session,
    props: { areas: context.areas, ...props } as EditorProps,
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<SessionContext value={opened}>{part}</SessionContext>));
  return {
    /** Lets React draw what this changes. */
    act: (change: () => void) => act(async () => change()),
    /** As a person types who first selects what is there; the field keeps the focus. */
    type: (label: string, words: string) =>
      act(async () => {
        const field = labelled<HTMLInputElement>(label);
        field.focus();
        // React overrides the setter of its own fields to know what it wrote itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    labelled,
    leave: () => act(async () => root.unmount()),
  };
}

/** The button or field with this name, wherever in the page. */
function labelled<Kind extends HTMLElement>(label: string): Kind {
  const found = [...document.querySelectorAll<Kind>("button, input")].find((one) => namesOf(one).includes(label));
  if (!found) throw new Error(`Nothing is labelled ${label}`);
  return found;
}

function namesOf(element: HTMLElement): readonly (string | null)[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const hints = labels.flatMap((label) => [...label.querySelectorAll(".sr-only")]);
  return [element.getAttribute("aria-label"), element.textContent, ...hints.map((hint) => hint.textContent)];
}
