import type { DesignDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { DesignServer, EditorProps, SavedDesign } from "@surimono/studio/editor";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { createLocalPictures } from "./local-pictures.ts";
import { changeSimulation, isSimulationKept, readSimulation, type Simulation } from "./simulation-store.ts";

type Trial = { readonly saved: SavedDesign; readonly server: DesignServer } & Pick<
  EditorProps,
  "pictures" | "upload" | "assetUrl"
>;

const GONE = {
  message: "このデザインは、この端末にもうありません。別のタブで保存したか、新しくためしはじめています。",
  status: 404,
};

/** This browser instead of the API: it answers the editor as the server would, and sends nothing. */
export function createTrial(opened: Simulation): Trial {
  return {
    saved: savedOf(opened),
    server: {
      async save(document, onRevision) {
        let isStale = false;
        const changed = await changeSimulation(opened.id, (before) => {
          isStale = before.revision !== onRevision;
          if (isStale) return before;
          const key = isSame(document, before.document) ? before.key : newUuid();
          return { ...before, key, document, revision: onRevision + 1, changedAt: Date.now() };
        });
        if (!changed) return fail("designs/not-found", GONE);
        if (isStale) return fail("designs/changed-elsewhere", { message: "", status: 409 });
        return ok({ revision: changed.revision, savedAt: changed.changedAt, ...fleeting() });
      },
      async read() {
        const stored = await readSimulation();
        return stored?.id === opened.id ? ok(savedOf(stored)) : fail("designs/not-found", GONE);
      },
    },
    ...createLocalPictures(opened.pictures, {
      add: (picture) => change(opened, (pictures) => [picture, ...pictures]),
      remove: (assetId) =>
        change(opened, (pictures) =>
          pictures.map((picture) => (picture.assetId === assetId ? { ...picture, isRemoved: true } : picture)),
        ),
    }),
  };
}

function isSame(one: DesignDocument, other: DesignDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Storage failed, for instance on a full disk: the editor says so. */
function fleeting(): { readonly isFleeting?: true } {
  return isSimulationKept() ? {} : { isFleeting: true };
}

async function change(
  { id }: Simulation,
  by: (pictures: Simulation["pictures"]) => Simulation["pictures"],
): Promise<void> {
  await changeSimulation(id, (before) => ({ ...before, pictures: by(before.pictures), changedAt: Date.now() }));
}

function savedOf({ document, revision, changedAt }: Simulation): SavedDesign {
  return { document, revision, savedAt: revision > 0 ? changedAt : undefined, ...fleeting() };
}
