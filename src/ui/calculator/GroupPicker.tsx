import { Trans } from "@lingui/react/macro"
import { ChevronDown } from "lucide-react"
import type { MouseEvent } from "react"
import { type ProductGroup, type ProductGroupId, productGroups } from "../../domain/product-group.ts"
import { GroupSign } from "../kit/GroupSign.tsx"
import s from "./GroupPicker.module.css"

/** The chosen product group; opens a list of links, since unit and address of the form change with it. */
export function GroupPicker({
  group,
  groupHref,
  onGroup
}: {
  readonly group: ProductGroup
  readonly groupHref: (group: ProductGroup) => string
  /** Where a script runs, the choice changes the form in place. */
  readonly onGroup: (group: ProductGroupId) => void
}) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: ProductGroupId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const picker = event.currentTarget.closest("details")
    picker?.removeAttribute("open")
    picker?.querySelector("summary")?.focus()
    onGroup(chosen)
  }
  return (
    <div className={s["field"]}>
      <p className={s["label"]} id="simple-group">
        <Trans>Brennstoff</Trans>
      </p>
      <details className={s["picker"]}>
        <summary className={s["chosen"]} aria-describedby="simple-group">
          <GroupSign group={group.id} />
          <span className={s["name"]}>{group.name}</span>
          <ChevronDown size={20} className={s["chevron"]} aria-hidden="true" />
        </summary>
        <ul className={s["list"]}>
          {productGroups.map((other) => (
            <li key={other.id}>
              <a
                href={groupHref(other)}
                aria-current={other.id === group.id ? "true" : undefined}
                className={s["entry"]}
                onClick={(event) => choose(event, other.id)}
              >
                <GroupSign group={other.id} />
                {other.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
