import { useLingui } from "@lingui/react/macro"
import type { MouseEvent } from "react"
import { type ProductGroup, productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/group-table.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import s from "./GroupChoice.module.css"

interface GroupChoiceProps {
  readonly groups: ReadonlyArray<ProductGroupId>
  readonly chosen: ProductGroupId
  readonly groupHref: (group: ProductGroup) => string
  /** Called if JavaScript runs: updates the form to the chosen group without loading a page. */
  readonly onGroup: (group: ProductGroupId) => void
}

/**
 * A few groups side by side; they are links, because without JavaScript only a new page can change the form's unit and
 * target URL.
 */
export function GroupChoice({ groups, chosen, groupHref, onGroup }: GroupChoiceProps) {
  const { t } = useLingui()
  const brief: Readonly<Partial<Record<ProductGroupId, string>>> = {
    [groupTable.loosePellets.id]: t`Lose`,
    [groupTable.sacks.id]: t`Sackware`,
    [groupTable.bigBags.id]: t`Big Bags`
  }
  const choose = (event: MouseEvent<HTMLAnchorElement>, group: ProductGroupId) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGroup(group)
  }
  return (
    <nav aria-label={t`Lieferform wählen`}>
      <ul className={s["choice"]}>
        {groups.map(productGroup).map((group) => (
          <li key={group.id}>
            <a
              href={groupHref(group)}
              className={s["entry"]}
              aria-current={group.id === chosen ? "true" : undefined}
              onClick={(event) => choose(event, group.id)}
            >
              {brief[group.id] ?? group.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
