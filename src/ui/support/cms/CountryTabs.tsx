import { Tabs } from "radix-ui"
import type { ReactNode } from "react"
import e from "./Editor.module.css"

interface CountryTabsProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly tabs: ReadonlyArray<{ readonly value: string; readonly name: ReactNode }>
  /** Class of the panel. */
  readonly className: string | undefined
  /** Whether the panel is a tab stop; needed for a panel without fields. */
  readonly isReached: boolean
  readonly children: ReactNode
}

// radix writes both properties as style attributes, which the Content-Security-Policy blocks in server-rendered pages
const noOutline = { outline: undefined }
const noAnimation = { animationDuration: undefined }

/** Tabs for the country versions of a page. */
export function CountryTabs({
  label,
  value,
  onValue,
  tabs,
  className,
  isReached,
  children
}: CountryTabsProps) {
  return (
    <Tabs.Root value={value} onValueChange={onValue}>
      <Tabs.List asChild>
        <div className={e["tabs"]} aria-label={label} style={noOutline}>
          {tabs.map((tab) => (
            <Tabs.Trigger key={tab.value} className={e["tab"]} value={tab.value}>
              {tab.name}
            </Tabs.Trigger>
          ))}
        </div>
      </Tabs.List>
      <Tabs.Content asChild value={value} {...(!isReached && { tabIndex: -1 })}>
        <div className={className} style={noAnimation}>
          {children}
        </div>
      </Tabs.Content>
    </Tabs.Root>
  )
}
