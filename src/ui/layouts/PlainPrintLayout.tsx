import { Trans } from "@lingui/react/macro"
import { Printer } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import s from "./FocusedLayout.module.css"

/** Layout of a document for printing: the document's text and the operator, without navigation. */
export function PlainPrintLayout({
  company,
  onPrint,
  children
}: {
  readonly company: string
  /** Undefined without JavaScript; in that case the browser's own menu can print. */
  readonly onPrint?: () => void
  readonly children: ReactNode
}) {
  return (
    <main id="inhalt" className={s["paper"]} data-part="paper">
      {onPrint && (
        <Button look="secondary" onClick={onPrint}>
          <Printer size={18} aria-hidden="true" />
          <Trans>Drucken</Trans>
        </Button>
      )}
      {children}
      <p className={s["imprint"]}>{company}</p>
    </main>
  )
}
