import { Trans } from "@lingui/react/macro"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { FailedNotice } from "../kit/notice/FailedNotice.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
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
    case "asking":
      return (
        <Notice title={<Trans>Wohin sollen wir liefern lassen?</Trans>}>
          <p>
            <Trans>Mit Postleitzahl und Menge sehen Sie sofort alle Händler, die zu Ihnen liefern.</Trans>
          </p>
        </Notice>
      )
    case "calculating":
      return <OfferSkeletons />
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
