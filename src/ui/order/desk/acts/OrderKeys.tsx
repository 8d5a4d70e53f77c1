import { useLingui } from "@lingui/react/macro"
import type { OrderAct } from "../../../../domain/order/life/order-acts.ts"
import { KeysDrawer } from "../../../kit/desk/KeysDrawer.tsx"
import { actKeys } from "./act-keys.ts"

interface OrderKeysProps {
  /** Acts that this list offers. */
  readonly acts: ReadonlyArray<OrderAct>
  /** Whether several orders can be chosen. */
  readonly hasBoxes: boolean
}

/** Describes the shortcut keys of a list of orders. */
export function OrderKeys({ acts, hasBoxes }: OrderKeysProps) {
  const { t } = useLingui()
  const meanings: Readonly<Partial<Record<OrderAct, string>>> = {
    confirm: t`bestätigen`,
    schedule: t`Termin vereinbaren`,
    deliver: t`Lieferung melden`,
    refuse: t`ablehnen`,
    cancel: t`stornieren`,
    invoice: t`Rechnung schreiben`,
    settle: t`als bezahlt melden`
  }
  const letters = acts.flatMap((act): ReadonlyArray<readonly [string, string]> => {
    const [key, meaning] = [actKeys[act], meanings[act]]
    return key === undefined || meaning === undefined ? [] : [[key.toUpperCase(), meaning]]
  })
  const boxes: ReadonlyArray<readonly [string, string]> = [
    [t`Leertaste`, t`auswählen, mit Umschalt einen Bereich`],
    [t`Strg A`, t`alle auswählen oder keine`]
  ]
  return (
    <KeysDrawer
      keys={[
        ["↑ ↓", t`in die Liste und zur nächsten Zeile`],
        ...(hasBoxes ? boxes : []),
        ...letters,
        [t`Strg Z`, t`zurücknehmen, solange es nicht gesendet ist`],
        [t`Strg Eingabe`, t`ein Formular absenden, auch aus einem Textfeld`],
        [t`Eingabe`, t`Bestellung öffnen`],
        ["/", t`suchen`],
        [t`Strg K`, t`zu einer anderen Seite oder Bestellung`]
      ]}
    />
  )
}
