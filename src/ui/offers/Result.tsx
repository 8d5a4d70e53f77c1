import type { ProductGroup } from "../../domain/product/product-group.ts"
import { FailedNotice } from "../kit/notice/FailedNotice.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { NoResultPart } from "./NoResultPart.tsx"
import { OfferSkeletons } from "./OfferSkeletons.tsx"
import { OfferTable } from "./OfferTable.tsx"

interface ResultProps {
  readonly group: ProductGroup
  readonly view: OfferListView
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** The result of the request: offers, placeholders while they are calculated, or the reason why there are none. */
export function Result({ group, view, links, wishes }: ResultProps) {
  const { result } = view
  switch (result.state) {
    case "calculating":
      return <OfferSkeletons />
    case "asking":
    case "blocked":
    case "empty":
      return <NoResultPart group={group} view={view} links={links} wishes={wishes} />
    case "failed":
      return <FailedNotice onRetry={wishes?.onRetry} retryHref={links.retry} />
    case "offers":
      return (
        <OfferTable
          group={group}
          products={view.data?.products ?? []}
          ordering={view.calculation.ordering}
          result={result}
          links={links}
          wishes={wishes}
        />
      )
  }
}
