import { Trans, useLingui } from "@lingui/react/macro"
import type { MouseEvent, ReactNode } from "react"
import type { Booking } from "../../../../domain/cancellation/cancellation.ts"
import type { RowState } from "../../../../machines/cancellation/row-state.ts"
import { modeTexts, notBooked } from "../cancellation-texts.ts"
import s from "./RowTrouble.module.css"

interface RowTroubleProps {
  readonly edit: RowState
  /** 0 for the focused row, whose buttons are reached by Tab; the buttons of other rows are reached only by pointer. */
  readonly tabIndex: 0 | -1
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Error of a row, shown below the row: why the row was not saved, or both values if two users changed it. */
export function RowTrouble({ edit, tabIndex, onKeepMine, onTakeTheirs }: RowTroubleProps) {
  const { i18n } = useLingui()
  const textOf = ({ bookedAs }: Booking) => i18n._(bookedAs === null ? notBooked : modeTexts[bookedAs])
  const { problem, mine, theirs } = edit.row
  if (edit.place === "conflict" && theirs !== null)
    return (
      <Below kind="conflict">
        <span>
          <Trans>
            Bei Ihnen <strong>{textOf(mine)}</strong>
          </Trans>
        </span>
        <span>
          <Trans>
            Inzwischen gespeichert <strong>{textOf(theirs)}</strong>
          </Trans>
        </span>
        <span className={s["choices"]}>
          <button type="button" tabIndex={tabIndex} className={s["choice"]} onClick={chosen(onKeepMine)}>
            <Trans>Meine behalten</Trans>
          </button>
          <button type="button" tabIndex={tabIndex} className={s["choice"]} onClick={chosen(onTakeTheirs)}>
            <Trans>Andere übernehmen</Trans>
          </button>
        </span>
      </Below>
    )
  return (
    <Below kind={problem ?? "none"}>
      {problem === "NotFound" ? (
        <Trans>Nicht gespeichert: Diesen Vorgang gibt es nicht mehr, oder er ist nicht Ihrer.</Trans>
      ) : problem === "Unanswered" ? (
        <Trans>Keine Antwort: vielleicht gespeichert. Noch einmal speichern schadet nicht.</Trans>
      ) : (
        <Trans>Nicht gespeichert: Der Server konnte es gerade nicht. Bitte noch einmal speichern.</Trans>
      )}
    </Below>
  )
}

/** the buttons disappear after the choice, so the focus moves to the row */
const chosen = (choose: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest<HTMLElement>("[data-order]")?.focus()
  choose()
}

/** A separate cell below all other cells of the row. */
function Below({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    <td className={s["below"]}>
      <div className={s["trouble"]} data-trouble={kind}>
        {children}
      </div>
    </td>
  )
}
