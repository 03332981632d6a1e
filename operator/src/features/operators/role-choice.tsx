import { OPERATOR_ROLE_IDS, OPERATOR_ROLES, type OperatorRole } from "@surimono/domain/operators";
import { Checkbox } from "@surimono/ui/checkbox.tsx";

interface RoleChoiceProps {
  roles: readonly OperatorRole[];
  onChange: (roles: readonly OperatorRole[]) => void;
}

const NOTES: Readonly<Record<OperatorRole, string>> = {
  owner: "すべての操作と、担当者の招待",
  orders: "注文の進行、キャンセル、返金、入金の記録",
  floor: "印刷、検品、梱包、発送",
  support: "お客様への対応、キャンセル",
  finance: "返金、入金、記録の閲覧と書き出し",
  catalogue: "商品",
  viewer: "見るだけ（住所と連絡先は伏せます）",
};

/** One or more; the rights of all of them together. */
export function RoleChoice({ roles, onChange }: RoleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold text-14 text-deep">役割</legend>
      {OPERATOR_ROLE_IDS.map((role) => (
        <Checkbox
          key={role}
          note={NOTES[role]}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(OPERATOR_ROLE_IDS.filter((id) => (id === role ? target.checked : roles.includes(id))))
          }
        >
          {OPERATOR_ROLES[role].name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
