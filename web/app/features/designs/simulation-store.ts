import type { DesignPicture } from "@surimono/contract/designs";
import type { DesignDocument } from "@surimono/domain/designs";
import { DAY_MS } from "@surimono/domain/kernel";
import { createStore, delMany, get, set, type UseStore, update } from "idb-keyval";

/** A picture that is only on this device. */
export interface LocalPicture {
  readonly assetId: string;
  readonly name: string;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly file: Blob;
  /** Removed from the gallery; the design may still use it. */
  readonly isRemoved?: true;
  /** The member's upload of it, once there is one: a second try does not send it again. */
  readonly kept?: { readonly userId: string; readonly picture: DesignPicture };
}

/** A design tried without saving: in this browser only, one at a time. */
export interface Simulation {
  readonly version: 1;
  readonly id: string;
  /** Its key when saved, another for other work. Until there is one it is the id. */
  readonly key?: string | undefined;
  readonly productId: number;
  readonly name: string;
  readonly sku: string;
  readonly worksId: string;
  readonly document: DesignDocument;
  /** Grows with each save, so that two tabs do not overwrite each other. */
  readonly revision: number;
  readonly pictures: readonly LocalPicture[];
  readonly changedAt: number;
}

/** After that it is deleted, like an abandoned my item on the server. */
const KEPT_MS = 7 * DAY_MS;
const KEY = "current";

let opened: UseStore | undefined;
/** Replaces the storage until the page closes (private window, full disk). */
let unkept: Simulation | undefined;

function store(): UseStore {
  opened ??= createStore("surimono-simulator", "simulations");
  return opened;
}

export async function readSimulation(): Promise<Simulation | undefined> {
  const found = unkept ?? (await attempt(() => get<Simulation>(KEY, store()))).value;
  if (found?.version !== 1) return undefined;
  if (Date.now() - found.changedAt <= KEPT_MS) return found;
  await forgetSimulation(found);
  return undefined;
}

export async function writeSimulation(simulation: Simulation): Promise<void> {
  const { worked } = await attempt(() => set(KEY, simulation, store()));
  unkept = worked ? undefined : simulation;
}

/** Changes the stored one: another tab may work on it too. Undefined if it is gone. */
export async function changeSimulation(
  id: string,
  change: (before: Simulation) => Simulation,
): Promise<Simulation | undefined> {
  let changed: Simulation | undefined;
  const apply = (before: Simulation | undefined) => {
    changed = before?.id === id ? change(before) : undefined;
    return changed ?? before;
  };
  if (unkept) {
    apply(unkept);
    if (changed) await writeSimulation(changed);
    return changed;
  }
  const { worked } = await attempt(() => update<Simulation | undefined>(KEY, apply, store()));
  if (!worked) unkept = changed;
  return changed;
}

/** False while it is only in the open page. */
export function isSimulationKept(): boolean {
  return unkept === undefined;
}

/** What another tab began, or drew on, since this was read stays. */
export async function forgetSimulation({ id, revision }: Simulation): Promise<void> {
  const stays = (found: Simulation | undefined) => (found?.id === id && found.revision <= revision ? undefined : found);
  unkept = stays(unkept);
  await attempt(() => update<Simulation | undefined>(KEY, stays, store()));
}

/** A picture to be seen on many goods, before any of them is chosen. */
export type OnePicture = Omit<LocalPicture, "isRemoved"> & { readonly keptAt: number };

const PICTURE_KEY = "picture";
let unkeptPicture: OnePicture | undefined;

export async function readOnePicture(): Promise<OnePicture | undefined> {
  const found = unkeptPicture ?? (await attempt(() => get<OnePicture>(PICTURE_KEY, store()))).value;
  if (!found || Date.now() - found.keptAt <= KEPT_MS) return found;
  await attempt(() => delMany([PICTURE_KEY, TICKED_KEY], store()));
  return undefined;
}

export async function writeOnePicture(picture: OnePicture): Promise<void> {
  const { worked } = await attempt(() => set(PICTURE_KEY, picture, store()));
  unkeptPicture = worked ? undefined : picture;
}

/** Remembers the upload, unless another tab has chosen another picture. */
export async function keepUpload(assetId: string, kept: NonNullable<OnePicture["kept"]>): Promise<void> {
  const noted = (found: OnePicture | undefined) => (found?.assetId === assetId ? { ...found, kept } : found);
  unkeptPicture = noted(unkeptPicture);
  await attempt(() => update<OnePicture | undefined>(PICTURE_KEY, noted, store()));
}

const TICKED_KEY = "ticked";

interface Ticked {
  readonly assetId: string;
  readonly productIds: readonly number[];
}

/** The goods that the picture is to be saved on, kept beside it: its file is not written again for each tick. */
export async function readTicked(assetId: string): Promise<readonly number[]> {
  const { value } = await attempt(() => get<Ticked>(TICKED_KEY, store()));
  return value?.assetId === assetId ? value.productIds : [];
}

export async function writeTicked(ticked: Ticked): Promise<void> {
  await attempt(() => set(TICKED_KEY, ticked, store()));
}

async function attempt<Value>(work: () => Promise<Value>): Promise<{ worked: boolean; value?: Value }> {
  try {
    return { worked: true, value: await work() };
  } catch {
    return { worked: false };
  }
}
