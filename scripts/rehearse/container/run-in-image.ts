import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Started } from "../as-user.ts";
import type { Image } from "./build-image.ts";

/** A mount of its own over the tree: read-only but for the image's volumes, which are empty and whose they are in the tree. Every word becomes the process of this one. */
const ENTER = `set -e
root=$1; shift; workdir=$1; shift; user=$1; shift; volumes=$1; shift
mount --bind "$root" "$root"
for volume in $volumes; do mount -t tmpfs -o "$(stat -c mode=%a,uid=%u,gid=%g "$root$volume")" tmpfs "$root$volume"; done
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
mount -o remount,bind,ro "$root"
exec unshare --root="$root" --wd="$workdir" --setuid="\${user%:*}" --setgid="\${user#*:}" "$@"`;

/** Starts words in an image as an engine does with a read-only root; needs root on this machine. */
export function runInImage(
  image: Image,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Started {
  const place = [image.root, image.workdir, image.user, image.volumes.join(" ")];
  const child = spawn("unshare", ["--mount", "sh", "-c", ENTER, "sh", ...place, ...words], {
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...image.environment, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const exit = once(child, "exit");
  const stop = async () => {
    child.kill(image.stopSignal);
    await exit;
  };
  return { child, printed: () => Buffer.concat(chunks).toString(), stop };
}

/** Runs words to their end, and answers with which code. */
export async function endInImage(
  image: Image,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; printed: string }> {
  const { child, printed } = runInImage(image, words, settings);
  const [code] = await once(child, "close");
  return { code: code as number | null, printed: printed() };
}
