import { Trans } from "@lingui/react/macro"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { BlockedResult } from "./BlockedResult.tsx"
import { EmptyResult } from "./EmptyResult.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"

interface NoResultProps {
  readonly group: ProductGroup
  readonly view: OfferListView
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** Explains why there are no offers and suggests next steps. */
export function NoResult({ group, view, links, wishes }: NoResultProps) {
  const { result } = view
  switch (result.state) {
    case "blocked":
      return <BlockedResult problem={result.problem} view={view} links={links} wishes={wishes} />
    case "empty":
      return <EmptyResult group={group} reason={result.reason} view={view} links={links} wishes={wishes} />
    case "asking":
      return (
        <Notice title={<Trans>Wohin sollen wir liefern lassen?</Trans>}>
          <p>
            <Trans>Mit Postleitzahl und Menge sehen Sie sofort alle Händler, die zu Ihnen liefern.</Trans>
          </p>
        </Notice>
      )
    case "calculating":
    case "failed":
    case "offers":
      // another result has arrived in the meantime and will be shown shortly
      return null
  }
}
