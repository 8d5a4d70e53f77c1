import { Trans } from "@lingui/react/macro"
import { ChevronDown } from "lucide-react"
import type { MouseEvent } from "react"
import { type ProductGroup, type ProductGroupId, productGroups } from "../../domain/product/product-group.ts"
import { GroupSign } from "../kit/icon/GroupSign.tsx"
import { closeDetails, useCloseWhenLeft } from "../kit/live/close-when-left.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import s from "./GroupPicker.module.css"

/**
 * Shows the chosen product group and opens a list of links to the groups. They are links because the form's unit and
 * target URL depend on the group.
 */
export function GroupPicker({
  group,
  groupHref,
  onGroup
}: {
  readonly group: ProductGroup
  readonly groupHref: (group: ProductGroup) => string
  /** Called if JavaScript runs: updates the form to the chosen group without loading a page. */
  readonly onGroup: (group: ProductGroupId) => void
}) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: ProductGroupId) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    closeDetails(event.currentTarget.closest("details"))
    onGroup(chosen)
  }
  const box = useCloseWhenLeft()
  return (
    <div className={s["field"]}>
      <p className={s["label"]} id="simple-group">
        <Trans>Brennstoff</Trans>
      </p>
      <details ref={box} className={s["picker"]}>
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
