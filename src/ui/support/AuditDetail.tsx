import { useLingui } from "@lingui/react/macro"
import { isRole } from "../../domain/rights/roles.ts"
import type { AuditDetail as Detail } from "../../domain/support/records.ts"
import { detailKeyText, detailValueText, nameInDetail } from "./detail-texts.ts"
import { memoryKindOf } from "../../domain/support/memory-kinds.ts"
import { memoryTexts } from "./memories/memory-texts.ts"
import { mailKinds } from "./mail-texts.tsx"
import { OrderLink } from "../kit/desk/OrderLink.tsx"
import { roleTexts } from "../kit/desk/role-texts.tsx"
import s from "./Records.module.css"

/** Details of a log event, as translated text where available. */
export function AuditDetail({ detail }: { readonly detail: Detail }) {
  const { t, i18n } = useLingui()
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
        return (
          <div key={key}>
            <dt>{i18n._(detailKeyText(key))}</dt>
            <dd>
              {key === "orderNumber" ? (
                <OrderLink orderNumber={String(value)} />
              ) : values.length === 0 ? (
                "–"
              ) : (
                values.map((each) => word(each, key)).join(", ")
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
