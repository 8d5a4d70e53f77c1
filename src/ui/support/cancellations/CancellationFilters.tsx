import { Trans, useLingui } from "@lingui/react/macro"
import { memo, useEffect, useId, useRef, useSyncExternalStore } from "react"
import { longestSearch } from "../../../domain/cancellation/view-codec.ts"
import {
  type CancellationQuery,
  cancellationStatuses,
  type CancellationView
} from "../../../domain/cancellation/view.ts"
import { useDealerChoice } from "../../kit/dealer-choice/dealer-choice.ts"
import { LandField } from "../../kit/desk/LandField.tsx"
import { classes } from "../../kit/style/classes.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select, TextInput } from "../../kit/form/TextInput.tsx"
import { statusTexts } from "./cancellation-texts.ts"
import s from "./Cancellations.module.css"
import { PeriodField } from "./PeriodField.tsx"
import { useTypedPeriod } from "./use-typed-period.ts"

interface CancellationFiltersProps {
  readonly query: CancellationQuery
  /** The requested list, while the user is deciding what to do with unsaved changes; otherwise `undefined`. */
  readonly wished: CancellationQuery | undefined
  readonly view: CancellationView
  readonly onQuery: (query: CancellationQuery) => void
  readonly onView: (view: CancellationView) => void
}

const never = () => () => {}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, [role=dialog]") !== null

/** Filters of the list: period and dealer load another list, and all other filters apply to the loaded list. */
export const CancellationFilters = memo(function CancellationFilters({
  query,
  wished,
  view,
  onQuery,
  onView
}: CancellationFiltersProps) {
  const { t, i18n } = useLingui()
  // dealers get no dealer filter: they see only their own rows and may not list dealers
  const dealers = useDealerChoice()
  const id = useId()
  // disabled only until hydration: a field that is disabled while a list is loading would lose the focus
  const isDisabled = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  const words = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      event.preventDefault()
      words.current?.focus()
      words.current?.select()
    }
    addEventListener("keydown", hear)
    return () => removeEventListener("keydown", hear)
  }, [])
  const period = useTypedPeriod(query, onQuery)
  return (
    <search>
      <div className={s["bar"]}>
        <div className={classes(s["field"], s["words"])}>
          <label className={s["label"]} htmlFor={`${id}-words`}>
            <Trans>Nummer, Kunde, Telefon oder Produkt</Trans> <kbd className={s["key"]}>/</kbd>
          </label>
          <TextInput
            ref={words}
            id={`${id}-words`}
            type="search"
            value={view.search}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            disabled={isDisabled}
            aria-keyshortcuts="/"
            onChange={({ currentTarget: { value } }) => onView({ ...view, search: value })}
          />
        </div>
        <div className={classes(s["field"], s["short"])}>
          <label className={s["label"]} htmlFor={`${id}-status`}>
            <Trans>Stand</Trans>
          </label>
          <Select
            id={`${id}-status`}
            value={view.status}
            disabled={isDisabled}
            onChange={({ currentTarget: { value } }) =>
              onView({ ...view, status: cancellationStatuses.find((each) => each === value) ?? "all" })
            }
          >
            {cancellationStatuses.map((status) => (
              <option key={status} value={status}>
                {i18n._(statusTexts[status])}
              </option>
            ))}
          </Select>
        </div>
        {(["from", "to"] as const).map((name) => (
          <PeriodField
            key={name}
            name={name}
            listed={period.days[name]}
            wished={wished?.[name]}
            isDisabled={isDisabled}
            isReversed={period.reversed === name}
            onDay={(day) => period.onDay(name, day)}
          />
        ))}
        <div className={classes(s["field"], s["short"])}>
          <LandField
            countryId={query.countryId}
            isDisabled={isDisabled}
            onLand={(countryId) => onQuery({ ...query, countryId })}
          />
        </div>
        {dealers !== undefined && (
          <div className={classes(s["field"], s["dealer"])}>
            <Field id={`${id}-dealer`} label={<Trans>Händler</Trans>}>
              {(control) => (
                <dealers.Choice
                  control={control}
                  none={t`Alle Händler`}
                  dealerId={query.dealerId}
                  onChoose={(dealerId) => onQuery({ ...query, dealerId })}
                />
              )}
            </Field>
          </div>
        )}
      </div>
    </search>
  )
})
