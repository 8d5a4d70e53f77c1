import { Trans } from "@lingui/react/macro"
import { Fragment } from "react"
import { DateText } from "../kit/price/Price.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import s from "./WishBar.module.css"

/** The chosen conditions in one line beside place and amount. */
export function ChosenOptions({ view: { chosen } }: { readonly view: OfferListView }) {
  if (chosen.length === 0) return null
  return (
    // the React key creates a new element when the conditions change: the browser's page translation may have replaced
    // the text of the old element
    <p key={JSON.stringify(chosen)} className={s["chosen"]}>
      <b>
        <Trans>Ihre Bedingungen:</Trans>
      </b>{" "}
      {chosen.map(({ name, day }, place) => (
        <Fragment key={name}>
          {place > 0 && " · "}
          {name}
          {day !== undefined && (
            <>
              {" "}
              <DateText date={day} />
            </>
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** Number of conditions that differ from the defaults; shown while the filters are closed on a phone. */
export function ChangedCount({ view: { chosen } }: { readonly view: OfferListView }) {
  const count = chosen.filter((option) => option.isChanged).length
  return count === 0 ? null : (
    <span key={count}>
      <Trans>({count} geändert)</Trans>
    </span>
  )
}
