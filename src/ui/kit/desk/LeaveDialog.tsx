import type { ReactNode } from "react"
import { Button } from "../Button.tsx"
import { Dialog } from "./Dialog.tsx"
import s from "./Dialog.module.css"

/**
 * Whether the user is being asked about unsaved changes before leaving, and the callbacks for the user's choice
 * (routes/-page/use-leave-guard.ts).
 */
export interface LeaveGuard {
  readonly isAsked: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

interface LeaveDialogProps {
  readonly guard: LeaveGuard
  readonly title: ReactNode
  readonly description: ReactNode
  readonly stay: ReactNode
  readonly leave: ReactNode
}

/** Asks for confirmation, with the page's own texts, before a page with unsaved changes is left. */
export function LeaveDialog({ guard, title, description, stay, leave }: LeaveDialogProps) {
  const { isAsked, onStay, onLeave } = guard
  return (
    <Dialog isOpen={isAsked} onClose={onStay} title={title} description={description}>
      <div className={s["actions"]}>
        <Button onClick={onStay}>{stay}</Button>
        <Button look="secondary" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </Dialog>
  )
}
