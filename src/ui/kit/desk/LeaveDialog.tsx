import { useBlocker } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Button } from "../Button.tsx"
import { Dialog } from "./Dialog.tsx"
import s from "./Dialog.module.css"

interface LeaveDialogProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean
  readonly title: ReactNode
  readonly description: ReactNode
  readonly stay: ReactNode
  readonly leave: ReactNode
}

/** Asks before a page with changes is left: by our own links with these words, by all others with the browser's. */
export function LeaveDialog({ isUnsaved, title, description, stay, leave }: LeaveDialogProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true
  })
  const isAsking = blocker.status === "blocked"
  return (
    <Dialog isOpen={isAsking} onClose={() => blocker.reset?.()} title={title} description={description}>
      <div className={s["actions"]}>
        <Button onClick={() => blocker.reset?.()}>{stay}</Button>
        <Button look="secondary" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
      </div>
    </Dialog>
  )
}
