import type { AnyMachineSnapshot, SnapshotFrom } from "xstate"
import type { simpleCalculatorMachine } from "../../../src/machines/simple-calculator.machine.ts"

type Snapshot = SnapshotFrom<typeof simpleCalculatorMachine>
export type Filling = Snapshot["value"]["filling"]

/** Returns the states of the machine's regions for the form. */
export const filling = (snapshot: AnyMachineSnapshot): Filling => (snapshot as Snapshot).value.filling

const zipWords: Readonly<Partial<Record<string, string>>> = {
  missing: "Bitte geben Sie Ihre Postleitzahl ein.",
  malformed: "Eine Postleitzahl hat hier 5 Ziffern. Bitte prüfen Sie Ihre Eingabe.",
  unserved: "Diese Postleitzahl haben wir nicht gefunden, oder dort liefert zurzeit kein Händler.",
  uncheckable: "Die Postleitzahl kann gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal."
}

const amountWords = {
  loose: {
    missing: "Bitte geben Sie eine Menge ein.",
    tooSmall: "Die Mindestmenge ist 500 Kilogramm.",
    tooLarge: "Hier sind höchstens 32.000 Kilogramm möglich."
  },
  sacks: {
    missing: "Bitte geben Sie eine Menge ein.",
    tooSmall: "Die Mindestmenge ist eine Palette.",
    tooLarge: "Hier sind höchstens 15 Paletten möglich."
  }
} satisfies Record<string, Record<string, string>>

const hintWords = [
  "Diese Postleitzahl gilt hier nicht oder wurde nicht gefunden. Meinten Sie vielleicht einen Ort in einem anderen Land?",
  "Österreich"
]

/**
 * Returns the expected error messages; there are none until a field has lost the focus or the start button has been
 * pressed.
 */
export const problems = (snapshot: Snapshot): ReadonlyArray<string> => {
  const { zip, amount, touch, hint, wish } = filling(snapshot)
  if (touch === "dismissed") return []
  const shows = touch === "touched" && wish !== "leaving"
  const words: Readonly<Partial<Record<string, string>>> =
    amountWords[snapshot.context.groupId === 4 ? "sacks" : "loose"]
  const ofZip = hint === "hinted" ? hintWords : shows ? [zipWords[zip] ?? []].flat() : []
  return [...ofZip, ...(shows ? [words[amount] ?? []].flat() : [])]
}

const dotted = (amount: number | null) => (amount === null ? "" : amount.toLocaleString("de-DE"))

/** Returns the expected view in each state. */
export const seen = (snapshot: Snapshot) => {
  const { zip, amount, touch, wish } = filling(snapshot)
  const { context } = snapshot
  const shows = touch !== "untouched" && wish !== "leaving"
  return {
    state: wish,
    group: context.groupId === 4 ? "Sackware" : "Lose",
    zip: { text: context.zip, isWrong: shows && zip in zipWords },
    amount: { text: dotted(context.amount), isWrong: shows && amount !== "right" },
    isBusy: wish === "starting",
    problems: problems(snapshot)
  }
}
