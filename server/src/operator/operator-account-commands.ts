import { plainEmail } from "@surimono/domain/kernel";
import { OPERATOR_ROLE_IDS, OPERATOR_ROLES, type OperatorRole } from "@surimono/domain/operators";
import {
  closeOperator,
  findInvitationTo,
  findOperatorByEmail,
  inviteOperator,
  listOperatorsWithUse,
  withdrawInvitation,
} from "../features/operators/index.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const OPERATOR_ACCOUNT_HELP = `  npm run operator -- invite-operator <e-mail> --name <text> --roles <${OPERATOR_ROLE_IDS.join(",")}> [--yes]
      Invites somebody to the console by letter, the first owner too. Of an operator it sets password and second factor again.
  npm run operator -- operators
      Who may sign in at the console.
  npm run operator -- close-operator <e-mail> [--yes]
      Keeps an operator out from now on, and ends every session; an invitation of the address is taken back.`;

export const OPERATOR_ACCOUNT_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "invite-operator": { words: 1, options: ["name", "roles"], run: invite },
  operators: { words: 0, options: [], reads: always, run: list },
  "close-operator": { words: 1, options: [], run: close },
};

const MAX_NAME = 60;

function readEmail(word: string | undefined): string {
  const email = plainEmail(word ?? "").toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`Which e-mail address?\n\n${OPERATOR_ACCOUNT_HELP}`);
  return email;
}

function readRoles(text: string | undefined): readonly OperatorRole[] {
  const names = (text ?? "").split(",").map((name) => name.trim());
  const roles = OPERATOR_ROLE_IDS.filter((role) => names.includes(role));
  if (roles.length === 0 || roles.length !== new Set(names).size)
    throw new Error(`--roles names one or more of ${OPERATOR_ROLE_IDS.join(", ")}, with commas between them.`);
  return roles;
}

async function invite(work: OperatorWork, word: string | undefined): Promise<number> {
  const email = readEmail(word);
  const name = readText(work.options, "name", MAX_NAME);
  const roles = readRoles(work.options["roles"]);
  const known = await findOperatorByEmail(work.database.db, email);
  const what = known ? "sets password and second factor again" : "opens an account";
  await confirmOrStop(work, `Invite ${name} <${email}> as ${roles.join(", ")}: the letter's link ${what}`);
  await inviteOperator(work, { email, name, roles, invitedBy: "お店" }, new Date());
  work.say("Done: the running shop sends the letter, or the next one that starts. Its link opens for three days.");
  return 0;
}

async function list(work: OperatorWork): Promise<number> {
  const rows = await listOperatorsWithUse(work.database.db);
  const told: string[] = [];
  for (const { email, name, roles, closedAt, lastUsedAt } of rows) {
    const used = closedAt
      ? "closed"
      : lastUsedAt
        ? `signed in, last used ${lastUsedAt.toISOString()}`
        : "not signed in";
    told.push(`  ${email}, ${name}: ${roles.map((role) => OPERATOR_ROLES[role].name).join("、")}, ${used}`);
  }
  const none = ["Nobody yet. invite-operator invites the first owner."];
  work.tell({ operators: rows }, rows.length === 0 ? none : told);
  return 0;
}

async function close(work: OperatorWork, word: string | undefined): Promise<number> {
  const email = readEmail(word);
  const operator = await findOperatorByEmail(work.database.db, email);
  if (!operator) return withdraw(work, email);
  await confirmOrStop(work, `Keep ${operator.name} <${email}> out of the console`);
  await closeOperator(work.database, operator.id, new Date());
  work.say("Done: closed.");
  return 0;
}

/** Of somebody who has not accepted it yet, and so is no operator. */
async function withdraw(work: OperatorWork, email: string): Promise<number> {
  const invitation = await findInvitationTo(work.database.db, email);
  if (!invitation) throw new Error(`There is no operator ${email}.`);
  await confirmOrStop(work, `Take back the invitation of ${invitation.name} <${email}>`);
  const withdrawn = await withdrawInvitation(work.database, email);
  if (!withdrawn.ok) throw new Error("It was accepted just now, or taken back by somebody else (operators).");
  work.say("Done: the letter's link opens nothing any more.");
  return 0;
}
