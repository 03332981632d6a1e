import { IconButton } from "@surimono/ui/icon-button.tsx";
import { useCallback, useRef, useState } from "react";
import { selectAllCommand } from "../commands/history-commands.ts";
import {
  checksCommand,
  colorsCommand,
  colorViewCommand,
  commandListCommand,
  copyToAreasCommand,
  copyToItemCommand,
  inksCommand,
  keysCommand,
  pressCommand,
  pressViewCommand,
  previewCommand,
  rulersCommand,
  saveCommand,
} from "../commands/studio-commands.ts";
import { fitViewCommand, zoomInCommand, zoomOutCommand } from "../commands/view-commands.ts";
import { CommandMenu } from "./command-menu.tsx";

const SECTIONS = [
  [commandListCommand],
  [selectAllCommand, copyToAreasCommand, copyToItemCommand],
  [
    zoomInCommand,
    zoomOutCommand,
    fitViewCommand,
    rulersCommand,
    previewCommand,
    colorsCommand,
    inksCommand,
    colorViewCommand,
    pressViewCommand,
    pressCommand,
  ],
  [checksCommand, saveCommand, keysCommand],
];

/** Commands without a button of their own, or without one on a phone. */
export function StudioMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const close = useCallback(() => setAt(undefined), []);

  function toggle(): void {
    const box = button.current?.getBoundingClientRect();
    setAt(at || !box ? undefined : { x: box.right - 260, y: box.bottom + 4 });
  }

  return (
    <>
      <IconButton
        ref={button}
        size={36}
        icon="menu"
        label="メニュー"
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        // The press would close the menu before the click opens it again.
        onPointerDown={(event) => at && event.stopPropagation()}
        onClick={toggle}
      />
      {at && <CommandMenu label="メニュー" sections={SECTIONS} at={at} onClose={close} />}
    </>
  );
}
