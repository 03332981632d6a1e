/** What the calls of the console are tried on. */
export interface ConsoleWorld {
  /** Another operator, whom nobody misses. */
  readonly otherId: string;
}

interface ConsoleExample {
  /** Works each time it is sent, in the order of this list. */
  readonly payload: (world: ConsoleWorld) => object;
}

const NOBODYS_SESSION = "00000000-0000-4000-8000-000000000000";
const nothing = () => ({});

/** One payload that succeeds for every call of the console. A call without its line here fails the test. */
export const consoleExamples: Readonly<Record<string, ConsoleExample>> = {
  getToday: { payload: nothing },
  getOperator: { payload: nothing },
  listOperatorSessions: { payload: nothing },
  endOperatorSession: { payload: () => ({ session_id: NOBODYS_SESSION }) },
  listOperators: { payload: nothing },
  inviteOperator: { payload: () => ({ email: "new@shop.example", name: "新しい人", roles: ["viewer"] }) },
  changeOperatorRoles: { payload: ({ otherId }) => ({ operator_id: otherId, roles: ["floor", "viewer"] }) },
  closeOperator: { payload: ({ otherId }) => ({ operator_id: otherId }) },
  // Last: it ends the session.
  signOutOperator: { payload: nothing },
};
