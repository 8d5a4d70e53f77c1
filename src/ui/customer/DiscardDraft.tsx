import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { Button } from "../kit/Button.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { useLive } from "../kit/live/use-live.ts"
import { Notice } from "../kit/notice/Notice.tsx"

/** Deletes an order draft; the page then shows the list without it. */
export type DiscardWish = (orderDraftId: string) => Promise<CallOutcome>

/**
 * Button that deletes an order draft; it asks for confirmation first, since deleted input cannot be restored (rule
 * account.begun-orders).
 */
export function DiscardDraft({ onDiscard }: { readonly onDiscard: () => Promise<CallOutcome> }) {
  const isLive = useLive()
  const [step, setStep] = useState<"offered" | "asked">("offered")
  const { outcome, isActing, start, forget } = useAct(() => onDiscard())
  if (step === "offered")
    return (
      <Button look="quiet" disabled={!isLive} onClick={() => setStep("asked")}>
        <Trans>Verwerfen</Trans>
      </Button>
    )
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Diese angefangene Bestellung wirklich verwerfen?</Trans>}
      actions={
        <>
          <Button busy={isActing} onClick={() => start(null)}>
            <Trans>Ja, verwerfen</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              forget()
              setStep("offered")
            }}
          >
            <Trans>Behalten</Trans>
          </Button>
        </>
      }
    >
      <p>
        {outcome === undefined || outcome.kind === "done" ? (
          <Trans>Ihre Eingaben dazu werden gelöscht. Bestellt ist noch nichts.</Trans>
        ) : (
          <Trans>Wir haben keine Antwort bekommen. Versuchen Sie es ruhig noch einmal.</Trans>
        )}
      </p>
    </Notice>
  )
}
