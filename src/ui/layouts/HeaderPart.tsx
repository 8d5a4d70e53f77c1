import { lazy, memo, Suspense, useDeferredValue } from "react"
import type { ProductGroupSlug } from "../../domain/product-group.ts"
import { firstTouch } from "../kit/first-touch.ts"
import type { SiteFacts } from "./site-facts.ts"

interface HeaderProps {
  readonly facts: SiteFacts
  readonly current: ProductGroupSlug | undefined
}

const Header = import.meta.env.SSR
  ? (await import("./Header.tsx")).Header
  : lazy(async () => {
      await firstTouch()
      return { default: (await import("./Header.tsx")).Header }
    })

const Part = memo((props: HeaderProps) => (
  <Suspense>
    <Header {...props} />
  </Suspense>
))

/** The head as it was sent: links, and a menu that the browser opens by itself (docs/decisions/011). */
export function HeaderPart({ facts, current }: HeaderProps) {
  return <Part facts={useDeferredValue(facts)} current={useDeferredValue(current)} />
}
