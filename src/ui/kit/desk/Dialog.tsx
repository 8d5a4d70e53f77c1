import { useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type ReactNode, useRef, useState } from "react"
import { focusHeadingOf } from "../live/focus-heading.ts"
import { secondPress } from "../live/second-press.ts"
import s from "./Dialog.module.css"

interface DialogProps {
  readonly isOpen: boolean
  /** Called on Escape, the close button and a press outside; the parent component decides whether the dialog closes. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children: ReactNode
}

const firstField = "form :is(input:not([type=hidden]), select, textarea):enabled"

/**
 * Modal dialog; moves the focus to the first field of a form, traps it and restores it on closing. If the button that
 * opened the dialog was removed with its row, the focus moves to the heading of the section or page, unless the page
 * has moved it in the meantime.
 */
export function Dialog({ isOpen, onClose, title, description, children }: DialogProps) {
  const { t } = useLingui()
  // the dialog is opened by its `isOpen` property and has no trigger button, so it must remember which element had the
  // focus
  const before = useRef<Element>(null)
  const section = useRef<HTMLElement>(null)
  const [{ onOpened, onPointerDownOutside }] = useState(secondPress)
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={s["shade"]} />
        <Radix.Content
          className={s["dialog"]}
          onPointerDownOutside={onPointerDownOutside}
          onOpenAutoFocus={(event) => {
            onOpened()
            before.current = document.activeElement
            section.current = document.activeElement?.closest("section") ?? null
            const content = event.currentTarget instanceof Element ? event.currentTarget : null
            const field = content?.querySelector<HTMLElement>(firstField)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const place = section.current?.isConnected ? section.current : document.querySelector("main")
            if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
            // otherwise the page has focused what the action in the dialog made, e.g. a sheet with new codes
            else if (place !== null && document.activeElement === document.body) focusHeadingOf(place)
          }}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div className={s["top"]}>
            <Radix.Title className={s["title"]}>{title}</Radix.Title>
            <Radix.Close className={s["close"]} aria-label={t`Schließen`}>
              <X size={22} aria-hidden="true" />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className={s["description"]}>{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
