import { useDeferredValue } from "react"
import type { ProductGroupSlug } from "../../domain/product/product-group.ts"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import type { SiteFacts } from "./site-facts.ts"

interface HeaderProps {
  readonly facts: SiteFacts
  readonly current: ProductGroupSlug | undefined
}

const Part = sleepingPart(
  async () => (await import("./awake-frame.tsx")).AwakeHeader,
  import.meta.env.SSR ? (await import("./Header.tsx")).Header : undefined
)

/** The header as sent by the server: links, and a menu that the browser opens without JavaScript (decision 011). */
export function HeaderPart({ facts, current }: HeaderProps) {
  return <Part facts={useDeferredValue(facts)} current={useDeferredValue(current)} />
}
