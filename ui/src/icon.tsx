import { IconDrawing, type IconLook } from "./icon-drawing.tsx";
import { type IconName, icons } from "./icons.ts";

export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <IconDrawing path={icons[name]} {...look} />;
}
