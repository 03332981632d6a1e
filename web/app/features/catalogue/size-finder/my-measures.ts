import { FITS, type Fit } from "@surimono/domain/catalogue";
import { UM_PER_MM, type Um } from "@surimono/domain/kernel";
import { useState } from "react";

/** As typed: centimetres and kilograms. They are kept in this browser and sent nowhere. */
export interface Measures {
  readonly height: string;
  readonly weight: string;
  readonly fit: Fit;
  readonly width: string;
  readonly length: string;
}

const KEY = "surimono.my-measures";
const NONE: Measures = { height: "", weight: "", fit: "usual", width: "", length: "" };

/** What was typed last on this device, for all goods. */
export function useMeasures(): readonly [Measures, (change: Partial<Measures>) => void] {
  const [measures, setMeasures] = useState(readMeasures);
  return [
    measures,
    (change) => {
      const next = { ...measures, ...change };
      setMeasures(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Without storage they are asked for again next time.
      }
    },
  ];
}

function readMeasures(): Measures {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Record<string, unknown>;
    const text = (name: keyof Measures) => (typeof kept[name] === "string" ? kept[name].slice(0, 10) : "");
    const fit = FITS.find((known) => known === kept["fit"]) ?? NONE.fit;
    return { height: text("height"), weight: text("weight"), fit, width: text("width"), length: text("length") };
  } catch {
    return NONE;
  }
}

/** A number in full or half width within the bounds, or what is wrong with it; undefined while the field is empty. */
export function readNumber(
  typed: string,
  { min, max, unit }: { min: number; max: number; unit: string },
): { value: number } | { problem: string } | undefined {
  const text = typed.normalize("NFKC").trim();
  if (text === "") return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= min && value <= max) return { value };
  return { problem: `${min}〜${max} ${unit} の数字を入れてください。` };
}

export function umOfCentimetres(centimetres: number): Um {
  return Math.round(centimetres * 10) * UM_PER_MM;
}
