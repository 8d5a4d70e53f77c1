import { Trans } from "@lingui/react/macro"
import { CircleCheck, CircleDashed, PencilLine } from "lucide-react"
import type { RulesRow } from "../../../domain/options/rules/rules-sheet.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import s from "./Options.module.css"

/** Status of the option rules of a country and product group: the rules in force, and whether there is a draft. */
export function RulesBadge({ row }: { readonly row: Pick<RulesRow, "hasDraft" | "number"> }) {
  const { hasDraft, number } = row
  return (
    <span className={s["badges"]}>
      {number === 0 ? (
        <Badge tone="quiet" icon={<CircleDashed size={14} aria-hidden="true" />}>
          <Trans>Wie im Katalog</Trans>
        </Badge>
      ) : (
        <Badge tone="good" icon={<CircleCheck size={14} aria-hidden="true" />}>
          <Trans>Veröffentlicht Nr. {number}</Trans>
        </Badge>
      )}
      {hasDraft && (
        <Badge tone="brand" icon={<PencilLine size={14} aria-hidden="true" />}>
          <Trans>Entwurf</Trans>
        </Badge>
      )}
    </span>
  )
}
