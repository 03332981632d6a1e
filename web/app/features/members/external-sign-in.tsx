import { externalSignInPath, listSignInWays } from "@surimono/contract/members";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { orThrow, quietCall } from "#app/session/call.ts";

export const signInWaysQuery = queryOptions({
  queryKey: ["sign-in-ways"],
  queryFn: async () => orThrow(await quietCall(listSignInWays, {})),
  staleTime: Infinity,
});

/** The buttons of the outside providers, if any are set up. */
export function ExternalSignIn({ redirectTo, isNew = false }: { redirectTo: string; isNew?: boolean }) {
  const { data } = useQuery(signInWaysQuery);
  if (!data || data.providers.length === 0) return null;
  return (
    <section aria-label={`ほかのアカウントで${isNew ? "登録" : "ログイン"}`} className="mt-6">
      <p className="flex items-center gap-4 text-14 text-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        または
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {data.providers.map(({ id, name }) => (
          <li key={id}>
            {/* Leaves the shop's pages: the server redirects. */}
            <a href={externalSignInPath(id, redirectTo)} className={buttonStyle({ size: 56, wide: true })}>
              {name}で{isNew ? "登録する" : "ログイン"}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
