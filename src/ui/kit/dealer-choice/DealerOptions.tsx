/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a native list cannot have a second line */
import { Trans, useLingui } from "@lingui/react/macro"
import type { NamedDealer } from "../../../domain/dealer-desk/named-dealer.ts"
import s from "./DealerBox.module.css"

interface DealerOptionsProps {
  /** Prefix of the ids of the list and its options. */
  readonly id: string
  /** `null` is the option for no dealer. */
  readonly options: ReadonlyArray<NamedDealer | null>
  readonly marked: number
  readonly none: string | undefined
  readonly onChoose: (dealer: NamedDealer | null) => void
}

/** List of dealers to choose from, each with its place. */
export function DealerOptions({ id, options, marked, none, onChoose }: DealerOptionsProps) {
  const { t } = useLingui()
  if (options.length === 0) return null
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t`Händler`} className={s["list"]}>
      {options.map((dealer, index) => (
        <button
          type="button"
          key={dealer?.id ?? "none"}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className={s["option"]}
          // the field keeps the focus, so the list stays open
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(dealer)}
        >
          {dealer === null ? (
            none
          ) : (
            <>
              <span className={s["name"]}>{dealer.name}</span>
              <span className={s["place"]}>
                {dealer.zipCode} {dealer.city}
                {dealer.state === "ended" && (
                  <>
                    {" · "}
                    <Trans>beendet</Trans>
                  </>
                )}
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
