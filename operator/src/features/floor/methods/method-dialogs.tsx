import { saveBatchRule, savePressSetting } from "@surimono/contract/floor";
import { GROUND_NAMES, MOST_IN_BATCH } from "@surimono/domain/floor";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import type { Method, Press } from "./method.ts";

interface MethodDialogProps {
  readonly method: Method;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

export function RuleDialog({ method: { method_id, name, rule }, onDone, onClose }: MethodDialogProps) {
  return (
    <ReasonDialog
      title={`${name}のまとめかた`}
      effect="これから作るバッチから変わります。"
      yes="保存する"
      run={async (form) =>
        orThrow(
          await call(saveBatchRule, {
            ...{ method_id, by_day: form.has("by_day"), by_item: form.has("by_item") },
            ...{ by_color: form.has("by_color"), by_size: form.has("by_size") },
            ...{ most: Number(form.get("most")), reason: textOf(form, "reason") },
          }),
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1 text-12">同じものだけをまとめる</legend>
        <Checkbox name="by_day" defaultChecked={rule.by_day}>
          発送予定日
        </Checkbox>
        <Checkbox name="by_item" defaultChecked={rule.by_item}>
          商品
        </Checkbox>
        <Checkbox name="by_color" defaultChecked={rule.by_color}>
          色
        </Checkbox>
        <Checkbox name="by_size" defaultChecked={rule.by_size}>
          サイズ
        </Checkbox>
      </fieldset>
      <TextInput
        label={`1つのバッチの点数（最大${MOST_IN_BATCH}）`}
        name="most"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_IN_BATCH}
        defaultValue={String(rule.most)}
        required
      />
    </ReasonDialog>
  );
}

export function PressDialog({ method, press, onDone, onClose }: MethodDialogProps & { readonly press: Press }) {
  const { method_id, name } = method;
  return (
    <ReasonDialog
      title={`${name}　${GROUND_NAMES[press.ground]}`}
      effect="これから印刷する作業票から変わります。熱をかけないものは、温度を0にしてください。"
      yes="保存する"
      run={async (form) =>
        orThrow(
          await call(savePressSetting, {
            ...{ method_id, ground: press.ground, pretreatment: textOf(form, "pretreatment") },
            ...{ temperature: Number(form.get("temperature")), seconds: Number(form.get("seconds")) },
            ...{ pressure: textOf(form, "pressure"), finish: textOf(form, "finish"), reason: textOf(form, "reason") },
          }),
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput label="前処理" name="pretreatment" maxLength={200} defaultValue={press.pretreatment} />
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label="温度（℃）"
          name="temperature"
          type="number"
          inputMode="numeric"
          min={0}
          max={300}
          defaultValue={String(press.temperature)}
          required
        />
        <TextInput
          label="秒数"
          name="seconds"
          type="number"
          inputMode="numeric"
          min={0}
          max={3600}
          defaultValue={String(press.seconds)}
          required
        />
      </div>
      <TextInput label="圧力" name="pressure" maxLength={60} defaultValue={press.pressure} />
      <TextInput label="仕上げ" name="finish" maxLength={200} defaultValue={press.finish} />
    </ReasonDialog>
  );
}
