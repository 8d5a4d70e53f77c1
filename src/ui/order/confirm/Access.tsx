import { Trans } from "@lingui/react/macro"
import type { ProductGroup } from "../../../domain/product/product-group.ts"

/**
 * Describes what the lorry needs at the customer's premises, depending on how the goods are delivered (rule
 * option.hoses).
 */
export function Access({ group: { goods, isPallet } }: { readonly group: ProductGroup }) {
  switch (goods) {
    case "liquid":
    case "blown":
      return <Trans>Der Lkw braucht eine befestigte Zufahrt bis auf Schlauchlänge an Ihr Lager.</Trans>
    case "tipped":
      return <Trans>Der Lkw kippt die Ware ab; die Zufahrt bis zum Abladeplatz muss befestigt sein.</Trans>
    case "packed":
      return isPallet ? (
        <Trans>
          Der Lkw stellt die Paletten an der Grundstücksgrenze ab; die Zufahrt muss befestigt sein.
        </Trans>
      ) : (
        <Trans>Der Lkw stellt die Ware an der Grundstücksgrenze ab; die Zufahrt muss befestigt sein.</Trans>
      )
  }
}
