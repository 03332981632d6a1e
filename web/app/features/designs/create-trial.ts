import type { DesignDocument } from "@surimono/domain/designs";
import { createLocalPictures } from "./local-pictures.ts";
import { type Simulation, writeSimulation } from "./simulation-store.ts";

/** Keeps in this browser what the editor tells of: the design with each save, pictures as they are added. */
export function createTrial(opened: Simulation) {
  let current = opened;
  const write = (change: Partial<Pick<Simulation, "document" | "pictures">>) => {
    current = { ...current, ...change, changedAt: Date.now() };
    return writeSimulation(current);
  };
  return {
    write: (document: DesignDocument) => write({ document }),
    pictures: createLocalPictures(opened.pictures, (picture) => {
      void write({ pictures: [picture, ...current.pictures] });
    }),
  };
}
