import { askPasskey, confirmPasskey, type WireOperator } from "@surimono/contract/operators";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useMutation } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { knowsPasskeys, signWithPasskey, wordsOf } from "./passkey-device.ts";

interface PasskeyDoorProps {
  /** After the password: then the passkeys of its operator are asked for. */
  ticket?: string;
  onEnter: (operator: WireOperator) => Promise<void>;
}

export function PasskeyDoor({ ticket, onEnter }: PasskeyDoorProps) {
  const enter = useMutation({
    mutationFn: async () => {
      const question = orThrow(await call(askPasskey, ticket === undefined ? {} : { ticket }));
      const credential = await signWithPasskey(question);
      return orThrow(await call(confirmPasskey, { challenge_id: question.challenge_id, credential }));
    },
    onSuccess: ({ operator }) => onEnter(operator),
  });
  if (!knowsPasskeys) return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {enter.isError && <Notice tone="error">{wordsOf(enter.error)}</Notice>}
      <Button wide icon="lock" pending={enter.isPending} onClick={() => enter.mutate()}>
        パスキーでログイン
      </Button>
    </div>
  );
}
