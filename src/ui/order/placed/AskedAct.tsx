import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import { Button } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useAct } from "../../kit/live/use-act.ts"

interface AskedActProps {
  readonly label: ReactNode
  readonly question: ReactNode
  /** The consequences, shown before the second click. */
  readonly meaning: ReactNode
  readonly yes: ReactNode
  readonly no: ReactNode
  /**
   * Undefined until the page is hydrated. The page shows the result, because this component may be removed by the
   * action.
   */
  readonly act: (() => Promise<CallOutcome>) | undefined
}

/** An irreversible action: a button that asks for confirmation before the action is performed. */
export function AskedAct({ label, question, meaning, yes, no, act }: AskedActProps) {
  const [isAsked, setAsked] = useState(false)
  const { outcome, isActing, start, forget } = useAct(async (_: null): Promise<CallOutcome> => {
    const ended = (await act?.()) ?? { kind: "unreachable" }
    if (ended.kind === "done" || ended.kind === "gone") setAsked(false)
    return ended
  })
  if (!isAsked)
    return (
      <p>
        <Button look="secondary" disabled={act === undefined} onClick={() => setAsked(true)}>
          {label}
        </Button>
      </p>
    )
  return (
    <Notice
      tone="bad"
      heading
      announced
      title={question}
      actions={
        <>
          <Button busy={isActing} onClick={() => start(null)}>
            {yes}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              forget()
              setAsked(false)
            }}
          >
            {no}
          </Button>
        </>
      }
    >
      <p>
        {outcome === undefined || outcome.kind === "done" || outcome.kind === "gone" ? (
          meaning
        ) : (
          <Trans>Wir haben keine Antwort bekommen. Versuchen Sie es ruhig noch einmal.</Trans>
        )}
      </p>
    </Notice>
  )
}
