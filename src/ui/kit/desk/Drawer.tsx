import { Popover } from "radix-ui"
import type { ReactNode } from "react"
import { Button } from "../Button.tsx"
import s from "./Drawer.module.css"

interface DrawerProps {
  readonly name: string
  readonly icon: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Popover beside the button that opens it; closes on Escape and when the user presses or focuses anything outside. */
export function Drawer({ name, icon, className, children }: DrawerProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button look="quiet" className={className}>
          {icon}
          {name}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={s["drawer"]} align="end" collisionPadding={8} aria-label={name}>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
