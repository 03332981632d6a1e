import { nicknameMessages } from "@surimono/contract/members";
import { checkNickname } from "@surimono/domain/members";

/** In the form that react-hook-form's `validate` takes: true, or the sentence to show. */
export function nicknameProblem(nickname: string): true | string {
  const problem = checkNickname(nickname);
  return problem === undefined || nicknameMessages[problem];
}
