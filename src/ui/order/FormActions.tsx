import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { LiveRegion } from "../kit/Hidden.tsx"
import s from "./Form.module.css"
import type { SaveState } from "./wizard/order.view.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"

interface FormActionsProps {
  readonly save: SaveState
  readonly back: { readonly href: string; readonly onGo?: () => void; readonly text: ReactNode }
  readonly children: ReactNode
}

/** Buttons for continuing and for going back without losing input. */
export function FormActions({ save, back, children }: FormActionsProps) {
  const busy = save === "saving"
  return (
    <div className={s["actions"]}>
      <Button type="submit" busy={busy}>
        {children}
      </Button>
      <a
        href={back.href}
        className={s["back"]}
        onClick={(event) => {
          if (back.onGo === undefined || !isPlainClick(event)) return
          event.preventDefault()
          back.onGo()
        }}
      >
        {back.text}
      </a>
      <LiveRegion>{busy && <Trans>Ihre Angaben werden gespeichert</Trans>}</LiveRegion>
    </div>
  )
}
