import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { otherGroupQuery } from "../../domain/dealer/own-price.ts"
import { useHref } from "../kit/site.tsx"
import type { DealerPageFacts } from "./dealer-facts.ts"
import s from "./DealerPage.module.css"
import { useCoverageWords } from "./use-coverage-words.ts"

interface DealerDeliveryProps {
  readonly dealer: DealerPageFacts
  /** Map of the delivery area. */
  readonly map: ReactNode
}

/** The dealer's delivery area: the federal states on a map, and a description of how much of each one is covered. */
export function DealerDelivery({ dealer, map }: DealerDeliveryProps) {
  const words = useCoverageWords()
  return (
    <div className={s["cols"]}>
      <div className={s["map"]}>{map}</div>
      <ul className={s["list"]}>
        {dealer.deliveryArea.map(({ name, percent }) => (
          <li key={name} className={s["row"]}>
            <span>{name}</span>
            <span className={s["quiet"]}>{words(percent)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The distance of a branch from the visitor's postal code; nothing if one of the two points is unknown. */
export function BranchDistance({
  kilometres,
  from
}: {
  readonly kilometres: number | undefined
  readonly from: string
}) {
  return (
    kilometres !== undefined && (
      <>
        {", "}
        <Trans>
          {kilometres} km von {from}
        </Trans>
      </>
    )
  )
}

/**
 * The dealer's branches; each links to its page unless that is the current page. The page of the head office is the
 * dealer's own page. The links keep the visitor's postal code, goods and amount.
 */
export function DealerBranches({ dealer }: { readonly dealer: DealerPageFacts }) {
  const href = useHref()
  const { countryId, asked } = dealer
  const query = asked.zipCode === "" ? "" : otherGroupQuery(countryId, asked, asked.groupId)
  return (
    <ul className={s["list"]}>
      {dealer.branches.map(({ id, name, street, zipCode, city, path, kilometres }) => (
        <li key={id} className={s["row"]}>
          {path === dealer.path ? <strong>{name}</strong> : <a href={href(path) + query}>{name}</a>}
          <span className={s["quiet"]}>
            {street}, {zipCode} {city}
            <BranchDistance kilometres={kilometres} from={dealer.asked.zipCode} />
          </span>
        </li>
      ))}
    </ul>
  )
}
