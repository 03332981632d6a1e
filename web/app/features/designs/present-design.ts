import type { OpenedDesign } from "@surimono/contract/designs";
import { areaOutline, type PersonalKind, VIEW_NAMES } from "@surimono/domain/catalogue";
import { formatYen } from "@surimono/domain/kernel";
import type { EditorProps } from "@surimono/studio/editor";

/** The goods as the editor shows them. */
export function presentItem(design: OpenedDesign): EditorProps["item"] {
  const { item, areas } = design;
  const views = [...new Set(areas.map(({ view }) => view))];
  return {
    name: item.name,
    note: item.sizes.length > 1 ? item.method_name : `${item.sizes_text}・${item.method_name}`,
    silhouette: item.silhouette,
    sizeWidth: item.size_width,
    colors: colorsOf(design),
    sizes: item.sizes.map(({ size_id, size_name, size_group, width, measurements }) => ({
      ...{ id: size_id, name: size_name, group: size_group, width, measurements },
    })),
    methodId: item.method_id,
    choke: item.choke,
    personalFees: personalFeesOf(design),
    views: views.map((id) => ({ id, name: VIEW_NAMES[id] })),
  };
}

function personalFeesOf({ price }: OpenedDesign): EditorProps["item"]["personalFees"] {
  const textOf = (kind: PersonalKind) => formatYen(price.personal.find((part) => part.kind === kind)?.fee ?? 0);
  return price.personal.length === 0 ? undefined : { name: `＋${textOf("name")}`, number: `＋${textOf("number")}` };
}

/** A tag has only its own colour. */
function colorsOf({ item, document }: OpenedDesign): EditorProps["item"]["colors"] {
  if (item.colors.length === 0) return [{ id: document.colorId, name: item.color_name, hex: item.color_value }];
  return item.colors.map(({ color_id, color_name, color_value, refusal }) => ({
    ...{ id: color_id, name: color_name, hex: color_value },
    ...(refusal !== undefined && { refusal }),
  }));
}

export function presentAreas(design: OpenedDesign): EditorProps["areas"] {
  return design.areas.map((area) => ({
    areaKindId: area.area_kind_id,
    name: area.name,
    view: area.view,
    rect: area.rect,
    tilt: area.tilt,
    width: area.rect.w,
    height: area.rect.h,
    safe: area.safe,
    holes: area.holes,
    ...(area.shape && { outline: areaOutline(area.shape, area.rect) }),
    ...(area.die_cut && { dieCut: area.die_cut }),
    ...(area.press && { press: area.press }),
    ...(area.behind && { behind: area.behind }),
    bleed: area.bleed,
    scales: area.scales.map(({ size_names, scale }) => ({ sizeNames: size_names, value: scale })),
    feeText: area.fee > 0 ? `＋${formatYen(area.fee)}` : "",
    conflictsWith: area.conflicts_with,
  }));
}
