import type { PlaceLink } from "./place-link.ts"
import type { StructuredData } from "./structured-data.ts"

/** Returns the absolute URL of a path on the page's own domain. */
export type AddressOf = (path: string) => string

interface Trailed extends Pick<PlaceLink, "title" | "path"> {
  readonly trail: ReadonlyArray<PlaceLink>
}

/** Returns the breadcrumb of a page as structured data. */
export const trailData = ({ trail, title, path }: Trailed, addressOf: AddressOf): StructuredData => ({
  "@type": "BreadcrumbList",
  itemListElement: [...trail, { title, path }].map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: step.title,
    item: addressOf(step.path)
  }))
})
