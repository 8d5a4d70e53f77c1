import type { CancellationList } from "../../../src/machines/cancellation.machine.ts"
import type { CancellationRowContext } from "../../../src/machines/cancellation-row.machine.ts"

const modes: Readonly<Record<string, string>> = {
  reversal: "Provision storniert",
  credit: "Gutschrift",
  goodwill: "Kulanz"
}
const modeOf = (bookedAs: string | null | undefined) => modes[bookedAs ?? ""] ?? "Nicht gebucht"

const problems: Readonly<Record<string, string>> = {
  NotFound: "Nicht gespeichert: Diesen Vorgang gibt es nicht mehr, oder er ist nicht Ihrer.",
  Unanswered: "Keine Antwort: vielleicht gespeichert. Noch einmal speichern schadet nicht.",
  Unavailable: "Nicht gespeichert: Der Server konnte es gerade nicht. Bitte noch einmal speichern."
}

/**
 * Returns the expected error of a row: the reason why the row was not saved, or both values if two users have changed
 * it.
 */
export const troubleSeen = ({ mine, theirs, problem }: CancellationRowContext): string =>
  theirs === null ? (problems[problem ?? ""] ?? "") : `${modeOf(mine.bookedAs)} / ${modeOf(theirs.bookedAs)}`

/** Returns the expected view of the rows: how each is booked, whether the booking is saved, and the row's error. */
export const rowsSeen = ({ rows, edits }: CancellationList) =>
  rows.map(({ orderId, bookedAs }) => {
    const edit = edits.get(orderId)
    return {
      id: orderId,
      booked: (edit === undefined ? bookedAs : edit.row.mine.bookedAs) ?? "",
      isMarked: edit !== undefined && edit.place !== "saved",
      trouble: edit === undefined ? "" : troubleSeen(edit.row)
    }
  })
