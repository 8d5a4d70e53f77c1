import type { SnapshotFrom } from "xstate"
import { periodStatisticMachine } from "../../../src/machines/period-statistic.machine.ts"
import { enterAsDealer } from "../../dealer.ts"
import { statisticAddress, StatisticScreen } from "../../pages/StatisticScreen.ts"
import type { PathsOf } from "../harness/paths-of.ts"
import { periodStatisticExclusions } from "./excluded.ts"
import { statisticWishes } from "../../../model-tests/period-statistic/walk.ts"
import { periodStatisticGestures, type StatisticWishName, wishName } from "./gestures.ts"

type Snapshot = SnapshotFrom<typeof periodStatisticMachine>

/** How the figures of a wish are headed, and of how many periods they are. */
const pictures: Readonly<Record<StatisticWishName, readonly [heading: string, periods: number]>> = {
  "a quarter by weeks": ["Bestellungen je Woche", 14],
  "a quarter by months": ["Bestellungen je Monat", 3],
  "two months by weeks": ["Bestellungen je Woche", 9],
  "three years by months": ["Bestellungen je Monat", 37],
  "days that are turned around": ["nothing", 0],
  "more than ten years": ["nothing", 0]
}

const wrong: Partial<Readonly<Record<StatisticWishName, string>>> = {
  "days that are turned around": "Der letzte Tag liegt vor dem ersten.",
  "more than ten years": "Höchstens zehn Jahre auf einmal."
}

const words: Readonly<Record<string, string>> = {
  empty: "In diesem Zeitraum gibt es nichts",
  tooMany: "Das sind mehr als 10.000 Zeilen",
  expired: "Sie sind nicht mehr angemeldet",
  failed: "Das konnte gerade nicht geladen werden"
}

const figuresOf = ({ wish }: NonNullable<Snapshot["context"]["shown"]>, state: string) => {
  const [of, periods] = pictures[wishName(wish)]
  return { state: [`picture ${state}`, `table ${state}`], of, periods, sum: "3" }
}

/** What a person sees: figures of a former question stand there as such while others are coming. */
const seen = ({ value, context: { wish, shown } }: Snapshot) => {
  const problem = value === "blocked" ? wrong[wishName(wish)] : undefined
  const notice = words[value]
  return {
    asked: [wish.from, wish.to],
    notices: notice === undefined ? [] : [notice],
    wrong: problem === undefined ? [] : [problem],
    says: value === "loading" ? "Die Statistik wird geladen" : "",
    isEmptyYet: value === "loading" && shown === null,
    figures: shown === null ? null : figuresOf(shown, value === "loading" ? "loading" : "full"),
    files: shown !== null || value === "tooMany" ? ["Als CSV herunterladen"] : []
  }
}

const starts = {
  "a page of a quarter": "a quarter by weeks",
  "an address that is wrong": "days that are turned around"
} satisfies Readonly<Record<string, StatisticWishName>>
const isStart = (name: string): name is keyof typeof starts => name in starts

/** The statistic of a dealer, walked by everything that a person does there and the server answers. */
export const periodStatisticPaths: PathsOf<typeof periodStatisticMachine, StatisticScreen> = {
  machine: periodStatisticMachine,
  starts: Object.entries(starts).map(([name, wish]) => ({ name, input: { wish: statisticWishes[wish] } })),
  frame: 60,
  ports: { fetchStatistic: "**/api/periodStatistic/getStatistic" },
  immediate: ["fetchStatistic"],
  screen: (page) => new StatisticScreen(page),
  open: async ({ page, screen }, start) => {
    if (!isStart(start)) throw new Error(`There is no start "${start}"`)
    await enterAsDealer(page, statisticAddress(statisticWishes[starts[start]]))
    await screen.show.waitFor()
    await page.waitForFunction(() => window.machineStates?.["periodStatistic"] !== undefined)
  },
  gestures: periodStatisticGestures,
  sees: ({ value, context: { wish, shown } }) => [value, wish, shown?.wish],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: periodStatisticExclusions
}
