import { BrushDialog } from "../brush/brush-dialog.tsx";
import { useEditorState, useSession } from "../session/session-context.ts";
import { ChecksDialog } from "./checks-dialog.tsx";
import { ColorsDialog } from "./colors-dialog.tsx";
import { CommandDialog } from "./command-dialog.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { CopyToAreasDialog } from "./copy-to-areas-dialog.tsx";
import { CopyToItemDialog } from "./copy-to-item-dialog.tsx";
import { InksDialog } from "./inks-dialog.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { PressDialog } from "./press-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";

/** All dialogs in one part: the first that is wanted brings the others. */
export function OpenDialog() {
  const session = useSession();
  const dialog = useEditorState((state) => state.dialog);
  const told = useEditorState((state) => state.told);
  const close = () => session.store.set({ dialog: undefined });
  switch (dialog) {
    case undefined:
      return null;
    case "checks":
    case "finishing":
      return (
        <ChecksDialog
          isFinishing={dialog === "finishing"}
          told={told}
          onClose={close}
          onFinish={() => {
            close();
            void session.finish();
          }}
        />
      );
    case "keys":
      return <KeysDialog onClose={close} />;
    case "preview":
      return <PreviewDialog onClose={close} />;
    case "colors":
      return <ColorsDialog onClose={close} />;
    case "inks":
      return <InksDialog onClose={close} />;
    case "press":
      return <PressDialog onClose={close} />;
    case "commands":
      return <CommandDialog onClose={close} />;
    case "compare":
      return <CompareDialog onClose={close} />;
    case "ground-brush":
      return <BrushDialog onClose={close} />;
    case "copy-to-areas":
      return <CopyToAreasDialog onClose={close} />;
    case "copy-to-item":
      return <CopyToItemDialog onClose={close} />;
  }
}
