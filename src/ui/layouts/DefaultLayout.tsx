import type { ReactNode } from "react"
import type { ProductGroupSlug } from "../../domain/product/product-group.ts"
import { FooterPart } from "./FooterPart.tsx"
import { HeaderPart } from "./HeaderPart.tsx"
import type { SiteFacts } from "./site-facts.ts"

interface LayoutProps {
  readonly facts: SiteFacts
  readonly children: ReactNode
  /** The product group of the page, marked in the navigation. */
  readonly current?: ProductGroupSlug | undefined
}

/** Default layout: the header with all product groups, the page's content, and the complete footer. */
export function DefaultLayout({ facts, current, children }: LayoutProps) {
  return (
    <>
      <HeaderPart facts={facts} current={current} />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <FooterPart facts={facts} />
    </>
  )
}
