import { Tabs } from "radix-ui"
import type { ReactNode } from "react"
import e from "./Editor.module.css"

interface CountryTabsProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly tabs: ReadonlyArray<{ readonly value: string; readonly name: ReactNode }>
  /** Of the panel. */
  readonly className: string | undefined
  /** Whether the panel takes the focus by Tab, as one without a field does. */
  readonly isReached: boolean
  readonly children: ReactNode
}

// radix writes both as style attributes, which the Content-Security-Policy blocks in a page that is sent
const noOutline = { outline: undefined }
const noAnimation = { animationDuration: undefined }

/** The same page for each country, one at a time. */
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
