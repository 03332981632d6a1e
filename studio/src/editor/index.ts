export { StillGoods } from "./canvas/still-goods.tsx";
export { type ShownFinding, shownFindings } from "./checks/editor-checks.ts";
export { Editor } from "./editor.tsx";
export type { EditorHandle, EditorProps } from "./editor-props.ts";
export type { DesignServer, SavedDesign } from "./keeping/design-server.ts";
