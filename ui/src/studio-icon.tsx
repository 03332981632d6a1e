import { IconDrawing, type IconLook } from "./icon-drawing.tsx";
import { icons } from "./icons.ts";
import { type StudioIconName, studioIcons } from "./studio-icons.ts";

const paths = { ...icons, ...studioIcons };

/** An `Icon` that also knows the studio's drawings. */
export function StudioIcon({ name, ...look }: IconLook & { readonly name: StudioIconName }) {
  return <IconDrawing path={paths[name]} {...look} />;
}
