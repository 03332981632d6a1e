import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { accountRoutes } from "./account.routes.ts";
import { handleAccountLetters } from "./account-letters.ts";
import { idleSince } from "./find-member.ts";
import { openIdentity } from "./identity/index.ts";
import { deleteExpired } from "./members.store.ts";
import { profileRoutes } from "./profile.routes.ts";
import type { Renamed } from "./rename-member.ts";
import { authRoutes } from "./sign-in/auth.routes.ts";
import { externalRoutes } from "./sign-in/external.routes.ts";
import type { OnJoined } from "./sign-up/joining.ts";
import type { Leaving } from "./withdrawal/leaving.ts";
import { withdrawalRoutes } from "./withdrawal/withdrawal.routes.ts";

const cleanUpJob = timedJob("members-clean-up");

/** What opening, changing and closing an account mean elsewhere. */
interface MembersParts {
  readonly onJoined: OnJoined;
  readonly onLeaving: Leaving;
  /** Of the member, by id. */
  readonly onEmailChanged: readonly Hook<string>[];
  readonly onRenamed: readonly Hook<Renamed>[];
}

export function membersRoutes(shop: Shop, { onJoined, onLeaving, onEmailChanged, onRenamed }: MembersParts): void {
  const identity = openIdentity(shop);
  authRoutes(shop, identity, { onJoined, onEmailChanged });
  accountRoutes(shop, identity);
  externalRoutes(shop, identity, onJoined);
  profileRoutes(shop, onRenamed);
  withdrawalRoutes(shop, identity, onLeaving);
  handleAccountLetters(shop, identity);
  shop.jobs.handle(cleanUpJob, async () => {
    const now = shop.now();
    await deleteExpired(shop.database.db, now, {
      idleSince: idleSince(now),
      signUpsBefore: keptSince("sign-ups", now),
      logsBefore: keptSince("operation-logs", now),
    });
  });
}
