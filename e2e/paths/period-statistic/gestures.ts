import { statistic } from "../../../model-tests/data/statistics.ts"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { StatisticWish } from "../../../src/domain/statistics/statistic.ts"
import type { periodStatisticMachine } from "../../../src/machines/period-statistic.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import type { StatisticScreen } from "../../pages/StatisticScreen.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

const { does, answers, waits } = gesturesOn<typeof periodStatisticMachine, StatisticScreen>()

const rest = { groupBy: "None" } as const

/** What is asked for, as it is spoken of here. */
export const statisticWishes = {
  "a quarter by weeks": { ...rest, from: "2026-01-01", to: "2026-03-31", granularity: "Week" },
  "a quarter by months": { ...rest, from: "2026-01-01", to: "2026-03-31", granularity: "Month" },
  "two months by weeks": { ...rest, from: "2026-01-01", to: "2026-02-28", granularity: "Week" },
  "three years by months": { ...rest, from: "2023-03-01", to: "2026-03-31", granularity: "Month" },
  "days that are turned around": { ...rest, from: "2026-01-01", to: "2025-12-31", granularity: "Week" },
  "more than ten years": { ...rest, from: "2016-01-01", to: "2026-02-28", granularity: "Month" }
} satisfies Readonly<Record<string, StatisticWish>>
export type StatisticWishName = keyof typeof statisticWishes

const isWish = (name: string): name is StatisticWishName => name in statisticWishes

/** Which of them it is. */
export const wishName = ({ from, to, granularity }: StatisticWish): StatisticWishName => {
  const name = Object.keys(statisticWishes)
    .filter(isWish)
    .find((each) => {
      const other = statisticWishes[each]
      return other.from === from && other.to === to && other.granularity === granularity
    })
  if (name === undefined) throw new Error(`Nobody asks for ${from} to ${to} here`)
  return name
}

const change = (name: StatisticWishName) => [{ type: "wish.change", wish: statisticWishes[name] }]

const fillsIn = (name: StatisticWishName) =>
  does(
    `asks for ${name}`,
    change(name),
    ({ context: { wish } }) => wishName(wish) !== name,
    ({ screen }) => screen.ask(statisticWishes[name])
  )

const follows = (
  link: string,
  to: StatisticWishName,
  state: "empty" | "tooMany",
  from: StatisticWishName
): Gesture<StatisticScreen> =>
  does(
    `follows "${link}"`,
    change(to),
    ({ value, context: { wish } }) => value === state && wishName(wish) === from,
    ({ page }) => page.getByRole("main").getByRole("link", { name: link }).click()
  )

const answered = (name: string, event: ReturnType<typeof done>, reply: Reply) =>
  answers("fetchStatistic", name, [event], reply, ({ value }) => value === "loading")

const tooManyRows = { Problems: [{ Code: "tooManyRows", Field: "", Params: {} }] }

/** Everything that a person does on the page of the statistic, and the server answers. */
export const periodStatisticGestures: ReadonlyArray<Gesture<StatisticScreen>> = [
  fillsIn("two months by weeks"),
  fillsIn("a quarter by weeks"),
  fillsIn("days that are turned around"),
  fillsIn("more than ten years"),
  follows("Nach Monaten zeigen", "a quarter by months", "tooMany", "a quarter by weeks"),
  follows("Die letzten drei Jahre", "three years by months", "empty", "a quarter by months"),
  follows("Ohne Einschränkung", "a quarter by weeks", "empty", "a quarter by months"),
  does(
    "tries again",
    [{ type: "statistic.retry" }],
    ({ value }) => value === "failed",
    ({ screen }) => screen.again.click()
  ),
  answered("there are orders", done("fetchStatistic", { kind: "found", statistic }), {
    json: toWire(statistic)
  }),
  answered("there are none", done("fetchStatistic", { kind: "nothing" }), refusedWith(404, "NotFound")),
  answered(
    "there are too many rows",
    done("fetchStatistic", { kind: "tooMany" }),
    refusedWith(422, "Invalid", tooManyRows)
  ),
  answered(
    "nobody is signed in any more",
    done("fetchStatistic", { kind: "signedOut" }),
    refusedWith(401, "NotSignedIn")
  ),
  answered(
    "the account may not any more",
    done("fetchStatistic", { kind: "signedOut" }),
    refusedWith(403, "Forbidden")
  ),
  answered("the server refuses", fails("fetchStatistic"), refusedWith(422, "Invalid")),
  answered("the server fails", fails("fetchStatistic"), { status: 503, json: {} }),
  answered("the line breaks", fails("fetchStatistic"), { abort: true }),
  waits("xstate.after.longestAnswer.periodStatistic.loading")
]
