export { StillGoods } from "./canvas/still-goods.tsx";
export { type ShownFinding, shownFindings } from "./checks/editor-checks.ts";
export { Editor } from "./editor.tsx";
export type { EditorItem, EditorProps, PaletteColor } from "./editor-props.ts";
export type { DesignServer, EditorFailure, SavedDesign } from "./keeping/design-server.ts";
export type { EditorArea } from "./model/editor-area.ts";
export type { UploadedImage } from "./model/make-layer.ts";
