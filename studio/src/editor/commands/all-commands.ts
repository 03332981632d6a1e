import { alignCommands, distributeCommands } from "./align-commands.ts";
import type { Command } from "./command.ts";
import { cutAlongCommand } from "./cut-commands.ts";
import { fitIntoAreaCommand } from "./fit-commands.ts";
import { groupCommand, intoGroupCommand, outOfGroupCommand, ungroupCommand } from "./group-commands.ts";
import {
  deselectCommand,
  redoCommand,
  selectAllCommand,
  selectNextCommand,
  selectPreviousCommand,
  undoCommand,
} from "./history-commands.ts";
import {
  backwardCommand,
  copyCommand,
  deleteCommand,
  duplicateCommand,
  flipXCommand,
  flipYCommand,
  forwardCommand,
  hideCommand,
  lockCommand,
  pasteCommand,
  toBackCommand,
  toFrontCommand,
} from "./layer-commands.ts";
import { nudgeCommands } from "./move-commands.ts";
import { openCommand } from "./open-command.ts";
import { fitViewCommand, zoomInCommand, zoomOutCommand } from "./view-commands.ts";

/** Every command once; the keyboard looks up its shortcuts here. */
export const ALL_COMMANDS: readonly Command[] = [
  undoCommand,
  redoCommand,
  selectAllCommand,
  deselectCommand,
  selectNextCommand,
  selectPreviousCommand,
  copyCommand,
  pasteCommand,
  duplicateCommand,
  deleteCommand,
  forwardCommand,
  backwardCommand,
  toFrontCommand,
  toBackCommand,
  groupCommand,
  ungroupCommand,
  openCommand,
  intoGroupCommand,
  outOfGroupCommand,
  lockCommand,
  hideCommand,
  flipXCommand,
  flipYCommand,
  fitIntoAreaCommand,
  cutAlongCommand,
  ...alignCommands,
  ...distributeCommands,
  ...nudgeCommands,
  zoomInCommand,
  zoomOutCommand,
  fitViewCommand,
];
