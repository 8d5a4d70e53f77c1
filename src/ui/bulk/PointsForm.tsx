import { Trans, useLingui } from "@lingui/react/macro"
import { Plus } from "lucide-react"
import { useEffect, useRef } from "react"
import { bulkPointCount } from "../../domain/bulk/point-count.ts"
import type { HouseholdMinimum } from "../../domain/bulk/points.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { formatCount } from "../kit/format.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { Amount } from "./Amount.tsx"
import type { BulkOrderView } from "./bulk-order.view.ts"
import type { BulkOrderWishes } from "./bulk-order.wishes.ts"
import { PointRow } from "./PointRow.tsx"
import s from "./PointsForm.module.css"

interface PointsFormProps {
  readonly group: ProductGroup
  readonly view: BulkOrderView
  readonly wishes: BulkOrderWishes | undefined
}

/** The delivery points; without JavaScript the buttons send the form, and the server adds and removes the rows. */
export function PointsForm({ group, view, wishes }: PointsFormProps) {
  const href = useHref()
  const form = useRef<HTMLFormElement>(null)
  const next = useRef<"added" | "removed" | "started">(undefined)
  const { points } = view
  const last = points.at(-1)?.index
  useEffect(() => {
    // the focus moves to the element that the click has created, since otherwise it would be lost
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
    if (next.current === "added") focus(`#zip-${last}`)
    if (next.current === "removed") focus("[data-part=add]")
    if (next.current === "started") focus("[aria-invalid=true]")
    next.current = undefined
  })
  return (
    <form
      ref={form}
      method="get"
      action={href(`/${group.slug}/sammelbestellung`)}
      className={s["form"]}
      aria-labelledby="points-title"
      noValidate={wishes !== undefined}
      data-live={wishes ? "" : undefined}
      onSubmit={(event) => {
        if (wishes === undefined) return
        event.preventDefault()
        next.current = "started"
        wishes.onStart()
      }}
    >
      {/*
       * pressing Enter activates the first button of a form, so an invisible submit button comes before those that
       * remove rows
       */}
      <button type="submit" className={s["enter"]} tabIndex={-1} aria-hidden="true" />
      {view.qualities.length > 0 && <input type="hidden" name="pcert" value={view.qualities.join()} />}
      <h2 id="points-title" className={s["title"]}>
        <Trans>Lieferstellen</Trans>
      </h2>
      <div className={s["points"]}>
        {points.map((point, place) => (
          <PointRow
            key={point.index}
            group={group}
            point={point}
            place={place + 1}
            canRemove={view.canRemove}
            wishes={wishes}
            onRemoving={() => {
              next.current = "removed"
            }}
          />
        ))}
      </div>
      {view.canAdd ? (
        <Button
          type="submit"
          look="secondary"
          name="add"
          value="1"
          formNoValidate
          data-part="add"
          onClick={(event) => {
            if (wishes === undefined) return
            event.preventDefault()
            next.current = "added"
            wishes.onAdd()
          }}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans>Weitere Lieferstelle</Trans>
        </Button>
      ) : (
        <p className={s["hint"]}>
          <Trans>Mehr als {bulkPointCount.max} Lieferstellen hat eine private Sammelbestellung nicht.</Trans>
        </p>
      )}
      <Sum group={group} view={view} />
      <Button type="submit" wide busy={view.isBusy && wishes !== undefined}>
        <Trans>Gemeinsam berechnen</Trans>
      </Button>
    </form>
  )
}

/**
 * Returns a household's minimum amount in words; the German word for "one" depends on the gender of the unit (rule
 * amount.household).
 */
const useHouseholdWords = ({ amount, unit, gender }: HouseholdMinimum): string => {
  const { locale } = useSite()
  const { t } = useLingui()
  if (amount === 1) return gender === "feminine" ? t`eine Palette` : t`ein ${unit}`
  const count = formatCount(locale.bcp47, amount)
  return unit === "Palette" ? t`${count} Paletten` : `${count} ${unit}`
}

function Sum({ group, view: { total, household } }: Omit<PointsFormProps, "wishes">) {
  const each = useHouseholdWords(household)
  return (
    <div className={s["sum"]}>
      <p className={s["total"]}>
        <span>
          <Trans>Zusammen</Trans>
        </span>
        <output className={s["figure"]} aria-live="off">
          <Amount amount={total} unit={group.unit} />
        </output>
      </p>
      <p className={s["hint"]}>
        <Trans>
          Mindestens <Amount amount={household.total} unit={group.unit} /> (min. {each} pro Haushalt)
        </Trans>
      </p>
    </div>
  )
}
