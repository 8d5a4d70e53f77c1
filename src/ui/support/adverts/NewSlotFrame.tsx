import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { RecordFrame } from "./RecordFrame.tsx"

interface NewSlotFrameProps {
  readonly form: ReactNode
  readonly children: ReactNode
}

/** Page: form for a new advertising slot. */
export function NewSlotFrame({ form, children }: NewSlotFrameProps) {
  return (
    <RecordFrame
      back={{ path: "/support/slots", name: <Trans>Alle Anzeigenplätze</Trans> }}
      title={<Trans>Anzeigenplatz anlegen</Trans>}
      form={form}
    >
      {children}
    </RecordFrame>
  )
}
