import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Notice } from "../../kit/notice/Notice.tsx"
import s from "./Placed.module.css"

/** An action of the buyer on the order's page, and its result. */
export interface EndedAct {
  readonly act: "cancel" | "revoke"
  readonly kind: "done" | "gone"
}

/** Shows and announces the result of an action, even if the button for the action no longer exists. */
export function ActOutcome({ ended }: { readonly ended: EndedAct | null }) {
  return (
    <div aria-live="polite" className={s["outcome"]}>
      {ended !== null && (
        <Notice tone={ended.kind === "done" ? "good" : "info"} title={titleOf(ended)}>
          {ended.kind === "gone" && (
            <p>
              <Trans>Unten sehen Sie den neuen Stand.</Trans>
            </p>
          )}
        </Notice>
      )}
    </div>
  )
}

const titleOf = ({ act, kind }: EndedAct): ReactNode => {
  if (act === "cancel")
    return kind === "done" ? (
      <Trans>Ihre Bestellung ist storniert</Trans>
    ) : (
      <Trans>Die Bestellung hat sich inzwischen geändert</Trans>
    )
  return kind === "done" ? (
    <Trans>Ihr Mandat ist widerrufen</Trans>
  ) : (
    <Trans>Das Mandat hat sich inzwischen geändert</Trans>
  )
}
