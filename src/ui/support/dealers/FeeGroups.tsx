import { useLingui } from "@lingui/react/macro"
import { type ProductGroupId, productGroups } from "../../../domain/product/product-group.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import r from "../Records.module.css"

interface FeeGroupsProps {
  readonly current: ProductGroupId
  readonly countOf: (groupId: ProductGroupId) => number
  readonly hrefOf: (groupId: ProductGroupId) => string
}

/** Product groups to choose from, with the number of fees in each. */
export function FeeGroups({ current, countOf, hrefOf }: FeeGroupsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Nach Produktgruppe`}>
      <ul className={r["filters"]}>
        {productGroups.map(({ id, name }) => (
          <li key={id}>
            <DeskLink
              className={r["filter"]}
              href={hrefOf(id)}
              aria-current={id === current ? "true" : undefined}
            >
              {name} ({countOf(id)})
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
