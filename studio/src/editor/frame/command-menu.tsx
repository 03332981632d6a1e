import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { type Command, runCommand } from "../commands/command.ts";
import { shortcutText } from "../commands/shortcuts.ts";
import { isMac } from "../panels/command-button.tsx";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/session-context.ts";

interface CommandMenuProps {
  readonly label: string;
  readonly sections: readonly (readonly Command<Session>[])[];
  /** In window coordinates; moved in where it would cross the edge. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/** Commands as a menu over everything: arrow keys move in it, Escape or a press outside closes it, and the focus returns. */
export function CommandMenu({ label, sections, at, onClose }: CommandMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = menu.current;
    before.current = document.activeElement;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(at.x, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(at.y, innerHeight - height - 8))}px`;
    itemsOf(element)[0]?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose();
    };
    addEventListener("pointerdown", press, true);
    addEventListener("blur", onClose);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("blur", onClose);
    };
  }, [onClose]);

  function leave(): void {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    onClose();
  }

  function keyed(event: KeyboardEvent<HTMLDivElement>): void {
    // The studio's own keys are off while the menu is open.
    event.stopPropagation();
    const items = itemsOf(event.currentTarget);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const index = next[event.key];
    if (index !== undefined) items[index]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") leave();
    else return;
    event.preventDefault();
  }

  const hidden: CSSProperties = { left: 0, top: 0 };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="fixed z-40 max-h-[calc(100dvh-16px)] min-w-60 overflow-y-auto rounded-card bg-white py-1.5 text-14 shadow-float"
      style={hidden}
      onKeyDown={keyed}
      onContextMenu={(event) => event.preventDefault()}
    >
      {sections.map((section, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a menu knows groups, not fieldsets
        <div key={section[0]?.id} role="group" className={index > 0 ? "mt-1.5 border-t border-line pt-1.5" : ""}>
          {section.map((command) => (
            <MenuItem key={command.id} command={command} onRun={leave} />
          ))}
        </div>
      ))}
    </div>
  );
}

function MenuItem({ command, onRun }: { readonly command: Command<Session>; readonly onRun: () => void }) {
  const session = useSession();
  const isPossible = command.when(session.store.get(), session);
  const [shortcut] = command.shortcuts ?? [];
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={!isPossible}
      className="flex min-h-9 w-full items-center gap-3 px-4 text-left text-deep outline-offset-[-2px] hover:bg-paper focus:bg-paper aria-disabled:text-mute max-md:min-h-11"
      onClick={() => {
        if (!isPossible) return;
        onRun();
        runCommand(command, session);
      }}
    >
      {command.icon ? <StudioIcon name={command.icon} size={18} /> : <span className="w-4.5" />}
      <span className="grow whitespace-nowrap">{command.label}</span>
      {shortcut && <kbd className="num ml-4 text-12 text-mute max-md:hidden">{shortcutText(shortcut, isMac())}</kbd>}
    </button>
  );
}

function itemsOf(menu: Element): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
}
