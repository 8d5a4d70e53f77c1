import { useLingui } from "@lingui/react/macro"
import { isRole } from "../../domain/rights/roles.ts"
import type { AuditRow } from "../../domain/support/records.ts"
import { detailKeyText, detailValueText, nameInDetail } from "./detail-texts.ts"
import type { RecordPathOf } from "../../domain/support/record-path.ts"
import { memoryKindOf } from "../../domain/support/memory-kinds.ts"
import { memoryTexts } from "./memories/memory-texts.ts"
import { mailKinds } from "./mail-texts.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { OrderLink } from "../kit/desk/OrderLink.tsx"
import { roleTexts } from "../kit/desk/role-texts.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./Records.module.css"

interface AuditDetailProps {
  readonly row: Pick<AuditRow, "event" | "detail">
  readonly recordPath: RecordPathOf
}

/** Details of a log event, as translated text where available; a record that the user may open is a link. */
export function AuditDetail({ row, recordPath }: AuditDetailProps) {
  const { t, i18n } = useLingui()
  const { detail } = row
  const href = useHref()
  const word = (value: string | number | boolean, field: string): string => {
    if (typeof value === "boolean") return value ? t`ja` : t`nein`
    if (typeof value === "number") return nameInDetail(field, value) ?? String(value)
    const text = value
    const memory = field === "memory" ? memoryKindOf(text) : undefined
    if (memory !== undefined) return i18n._(memoryTexts[memory].name)
    const known =
      detailValueText(field, text) ?? mailKinds[text] ?? (isRole(text) ? roleTexts[text].name : undefined)
    return known === undefined ? text || "–" : i18n._(known)
  }
  const entries = Object.entries(detail)
  if (entries.length === 0) return "–"
  return (
    <dl className={s["detail"]}>
      {entries.map(([key, value]) => {
        const values = typeof value === "object" ? value : [value]
        const path = recordPath(row, key)
        const text = values.map((each) => word(each, key)).join(", ")
        return (
          <div key={key}>
            <dt>{i18n._(detailKeyText(key))}</dt>
            <dd>
              {key === "orderNumber" ? (
                <OrderLink orderNumber={String(value)} />
              ) : path !== undefined ? (
                <DeskLink href={href(path)}>{text}</DeskLink>
              ) : (
                text || "–"
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
