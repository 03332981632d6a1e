import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const OWN = join(import.meta.dirname, "../../../catalogue");

/** A folder with the shop's own catalogue, to be changed and removed by the test. The drawings are the checkout's. */
export async function copyCatalogue(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "surimono-catalogue-"));
  for (const room of ["items", "areas", "fees", "lookups"])
    await cp(join(OWN, room), join(folder, room), { recursive: true });
  await symlink(join(OWN, "art"), join(folder, "art"));
  return folder;
}
