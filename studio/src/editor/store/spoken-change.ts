import type { DesignDocument, Layer } from "@surimono/domain/designs";
import { findLayer } from "../model/edit-document.ts";

/** What was done and its visible result, for screen readers: 移動：左から12.5 mm、上から40 mm. */
export function spokenChange(
  label: string,
  before: DesignDocument,
  after: DesignDocument,
  selection: readonly string[],
): string {
  const [id] = selection;
  const then = id === undefined ? undefined : findLayer(before, id);
  const now = id === undefined ? undefined : findLayer(after, id);
  if (!then || !now || then === now) return label;
  const result = resultOf(then, now);
  return result === undefined ? label : `${label}：${result}`;
}

/** The most visible change of geometry. */
function resultOf(then: Layer, now: Layer): string | undefined {
  if (then.rotation !== now.rotation) return `${tenths(now.rotation / 1000)}度`;
  if (then.width !== now.width || then.height !== now.height) {
    return `幅${inMm(now.width)} mm、高さ${inMm(now.height)} mm`;
  }
  if (then.x !== now.x || then.y !== now.y) {
    return `左から${inMm(now.x - now.width / 2)} mm、上から${inMm(now.y - now.height / 2)} mm`;
  }
  return undefined;
}

function inMm(length: number): number {
  return tenths(length / 1000);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
